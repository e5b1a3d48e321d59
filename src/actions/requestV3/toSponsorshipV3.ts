import { fieldsOf, firstPresent, isAbsent, type Fields } from '../../schemas/base/json.ts'
import { renameSponsorship } from '../../schemas/brand.ts'
import { parseOptional } from '../../schemas/base/parseWithSchema.ts'
import { embeddedCurrencySchema } from '../../schemas/currency.ts'
import { isObject } from '../../utils/data/isObject.ts'

/**
 * The sponsorship of v3: one component has another name, the currency that v2 repeats in every amount stands once, and
 * beside what was paid stands the sponsor's payment, which v2 kept elsewhere.
 */
export function toSponsorshipV3(data: Fields, components: ReadonlyMap<string, string>): unknown {
  const sponsorship = data['feeSponsorship']
  if (!isObject(sponsorship)) return sponsorship
  const renamed = fieldsOf(renameSponsorship(sponsorship, components))
  const { actual } = renamed
  const { amount, address, chainId } = fieldsOf(fieldsOf(data['subsidizedFee'])['sponsor'])
  const sponsorPayment = firstPresent(
    fieldsOf(actual)['sponsorPayment'],
    isAbsent(amount) ? undefined : { amount, address, chainId },
  )
  return hoistCurrency({ ...renamed, ...(isObject(actual) && { actual: { ...actual, sponsorPayment } }) })
}

/** Where the amounts name different currencies each keeps its own. */
function hoistCurrency(sponsorship: Fields): Fields {
  const currencies = new Map(currenciesOf(sponsorship).map((currency) => [keyOf(currency), currency]))
  const [currency] = currencies.values()
  if (currencies.size !== 1 || !isAbsent(sponsorship['currency'])) return sponsorship
  return { ...fieldsOf(withoutCurrency(sponsorship)), currency }
}

/** Equal for currencies that are read as one, however their fields are written. */
function keyOf(currency: Fields): string {
  return JSON.stringify(parseOptional(embeddedCurrencySchema, currency) ?? currency)
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
