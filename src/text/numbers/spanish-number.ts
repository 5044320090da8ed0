const small =
  "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve".split(
    " ",
  )
const tens = ",,,treinta,cuarenta,cincuenta,sesenta,setenta,ochenta,noventa".split(",")

/** A count before what is counted, `treinta y un`, feminine `treinta y una`. From 100 on there is no word. */
export function spanishNumber(count: number, gender: "masculine" | "feminine"): string | undefined {
  const word = small[count] ?? fromThirty(count)
  return gender === "feminine" ? word?.replace(/ún$|un$/, "una") : word
}

function fromThirty(count: number): string | undefined {
  const ten = tens[Math.floor(count / 10)]
  return ten && count % 10 ? `${ten} y ${small[count % 10]}` : ten
}
