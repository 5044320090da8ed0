type Fact = { readonly name: string; readonly value: string }

/** The rows of a description list. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) =>
  facts.map(({ name, value }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ))
