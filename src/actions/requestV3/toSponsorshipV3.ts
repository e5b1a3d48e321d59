import { fieldsOf, firstPresent, isAbsent, type Fields } from '../../schemas/base/json.ts'
import { renameSponsorship } from '../../schemas/brand.ts'
import { parseOptional } from '../../schemas/base/parseWithSchema.ts'
import { embeddedCurrencySchema } from '../../schemas/currency.ts'
import { identifyingFields } from '../../schemas/readableField.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import { isObject } from '../../utils/data/isObject.ts'

/**
 * The sponsorship in the format of v3: one component has another name, the currency that v2 repeats in every amount is given once, and what
 * was paid includes the sponsor's payment, which v2 had elsewhere.
 */
export function toSponsorshipV3(data: Fields, components: ReadonlyMap<string, string>): unknown {
  const sponsorship = data['feeSponsorship']
  const { amount, address, chainId } = fieldsOf(fieldsOf(data['subsidizedFee'])['sponsor'])
  const isPaid = !isAbsent(amount)
  if (!isObject(sponsorship) && !isPaid) return sponsorship
  const renamed = fieldsOf(renameSponsorship(fieldsOf(sponsorship), components))
  const actual = fieldsOf(renamed['actual'])
  const sponsorPayment = firstPresent(
    actual['sponsorPayment'],
    isPaid ? { amount, address, chainId } : undefined,
  )
  const hasActual = isObject(renamed['actual']) || isPaid
  return hoistCurrency({ ...renamed, ...(hasActual && { actual: { ...actual, sponsorPayment } }) })
}

/** Amounts in different currencies keep their own. */
function hoistCurrency(sponsorship: Fields): Fields {
  const currency = mergedCurrency(currenciesOf(sponsorship))
  if (!currency || !isAbsent(sponsorship['currency'])) return sponsorship
  return { ...fieldsOf(withoutCurrency(sponsorship)), currency }
}

/** A currency merged from several partial ones; undefined if there are none, or if they contradict each other. */
function mergedCurrency(currencies: readonly Fields[]): Fields | undefined {
  const merged: Record<string, unknown> = {}
  for (const currency of currencies) {
    const fields = fieldsOf(parseOptional(embeddedCurrencySchema, currency) ?? currency)
    const isKnown = ['address', 'symbol'].some(
      (name) =>
        !isAbsent(fields[name]) && !isAbsent(merged[name]) && isSame(name, merged[name], fields[name]),
    )
    // Without the same address or symbol, it may be another currency.
    if (Object.keys(merged).length > 0 && !isKnown) return undefined
    for (const [name, value] of Object.entries(fields)) {
      if (isAbsent(value)) continue
      if (isAbsent(merged[name])) merged[name] = value
      else if (isIdentifying(name) && !isSame(name, merged[name], value)) return undefined
    }
  }
  return currencies.length > 0 ? merged : undefined
}

function isIdentifying(name: string): boolean {
  return identifyingFields.some((identifying) => identifying === name)
}

function isSame(name: string, one: unknown, other: unknown): boolean {
  return name === 'address'
    ? isSameAddress(String(one), String(other))
    : JSON.stringify(one) === JSON.stringify(other)
}

function currenciesOf(value: unknown): Fields[] {
  if (!isObject(value)) return []
  const { currency, ...rest } = fieldsOf(value)
  const inner = Object.values(rest).flatMap(currenciesOf)
  return isObject(currency) ? [fieldsOf(currency), ...inner] : inner
}

function withoutCurrency(value: unknown): unknown {
  if (!isObject(value)) return value
  const fields = Object.entries(value).filter(([name]) => name !== 'currency')
  return Object.fromEntries(fields.map(([name, inner]) => [name, withoutCurrency(inner)]))
}
