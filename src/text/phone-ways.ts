import { phoneNumber } from "./phone-number"

/** How a phone number can be reached. */
export const phoneWayNames = ["call", "text", "whatsapp"] as const

type PhoneWay = (typeof phoneWayNames)[number]

/** The link of a way, and the words in front of the number. */
const ways: Record<PhoneWay, { label: string; to: (phone: string) => string }> = {
  call: { label: "Call", to: (phone) => `tel:${phone}` },
  text: { label: "Text", to: (phone) => `sms:${phone}` },
  // https://faq.whatsapp.com/5913398998672934: the number alone, without its plus sign.
  whatsapp: { label: "WhatsApp", to: (phone) => `https://wa.me/${phone.slice(1)}` },
}

const isPhoneWay = (name: string): name is PhoneWay => Object.hasOwn(ways, name)

/** The links to an owner's number in the order of `names` (a call by default); none without a number. */
export function phoneLinks(phone: string | null | undefined, names: readonly string[] | null | undefined) {
  if (!phone) return []
  return (names ?? ["call"])
    .filter(isPhoneWay)
    .map((name) => ({ name, label: ways[name].label, number: phoneNumber(phone), to: ways[name].to(phone) }))
}
