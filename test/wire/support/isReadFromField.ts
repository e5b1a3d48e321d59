import { isAbsent } from '@causeway/react/schemas'
import { readPath, type FieldChange } from './changes.ts'

/** Where else a field is read to, by its path on the wire. */
const readTo: readonly [wire: RegExp, read: string][] = [
  // A transaction without its hash proves nothing.
  [/(\.(inTxs|outTxs)\.\d+)\.(txHash|hash)$/, '$1'],
  [/(\.items\.\d+\.check)\.endpoint$/, '$1'],
  // A step is read by its kind, and by what its items hold.
  [/^(steps\.\d+)\.(kind|items\.\d+(\.data(\.\w+)?)?)$/, '$1'],
  // The provider's words, beside the library’s own.
  [/^status$/, 'rawStatus'],
  // The lookups that date by `updatedAt` mean more by some statuses.
  [/^(status|updatedAt|time|inTxHashes(\.\d+)?)$/, 'isDeposited'],
  [/^time$/, 'updatedAt'],
  [/^(depositAddress)\.type$/, '$1.rawType'],
  // The message of a refusal has one place, whatever the deployment calls it.
  [/^(message|error)$/, 'serviceMessage'],
  [/^error$/, 'errorCode'],
  [/^details\b/, 'errorData'],
  // v2
  [/^depositAddress\.depositAddressType$/, 'depositAddress.type'],
  [/^depositAddress\.depositAddressType$/, 'depositAddress.rawType'],
  [/^moonpayId$/, 'data.externalMetadata.moonpayId'],
  [/^referrer$/, 'data.referrer'],
  [/^data(\.metadata)?$/, 'sender'],
  [/^data(\.metadata)?$/, 'recipient'],
  [/^data\.metadata\.(sender|recipient)/, '$1'],
  // The one at the root, where they are two.
  [/^(?:data\.metadata\.)?(sender|recipient)$/, 'data.v2.$1'],
  [/^data(\.metadata)?$/, 'data.v2.recipient'],
  [/^data\.metadata$/, 'data.route'],
  [/^data\.metadata\.currencyIn/, 'data.route.actual.origin.inputCurrency'],
  [/^data\.metadata\.currencyOut/, 'data.route.actual.destination.outputCurrency'],
  [/^data\.metadata\.currencyGasTopup/, 'data.route.actual.destination.currencyGasTopup'],
  // Until something was paid out they repeat the quote.
  [/^data\.metadata\.currencyIn/, 'data.route.quoted.origin.inputCurrency'],
  [/^data\.metadata\.currencyOut/, 'data.route.quoted.destination.outputCurrency'],
  [/^data\.metadata\.currencyGasTopup/, 'data.route.quoted.destination.currencyGasTopup'],
  [/^data\.metadata\.rate/, 'data.route.actual.rate'],
  [/^data\.metadata\.route/, 'data.route.quoted'],
  [/^data\.metadata\.route/, 'data.route.actual'],
  [/^data\.appFees/, 'data.appFees.quoted'],
  [/^data\.paidAppFees/, 'data.appFees.actual'],
  [/^data\.appFeeCurrencyObject/, 'data.appFees.currency'],
  [/^data\.feeCurrencyObject/, 'data.fees.currency'],
  [/^data\.expandedPriceImpact$/, 'data.fees.quoted'],
  [/^data\.expandedPriceImpact$/, 'data.fees.actual'],
  [/^data\.expandedPriceImpact/, 'data.fees'],
  [/^data\.subsidizedFee(\.sponsor.*)?$/, 'data.feeSponsorship.actual.sponsorPayment'],
  [/^(data\.feeSponsorship)\.(quoted|actual)$/, '$1.currency'],
  // Amounts of several currencies keep each its own, of one have it beside them.
  [/^data\.feeSponsorship\..*currency.*/, 'data.feeSponsorship'],
  [
    /^data\.(fees|feesUsd|expandedPriceImpact|metadata|appFees|paidAppFees|currency|currencyObject|feeCurrency|feeCurrencyObject|appFeeCurrencyObject|subsidizedRequest|subsidizedFee|price)\b/,
    'data.v2.$1',
  ],
]

/**
 * Whether what is read at a path is read from the field that was changed.
 *
 * @param mayComplete whether what the answer leaves out of a currency elsewhere may be read from the field, too.
 */
export function isReadFromField({ path, answer }: FieldChange, read: string, mayComplete: boolean): boolean {
  return placesOf(path).some((place) => isWithin(read, place)) || (mayComplete && isCompleted(answer, read))
}

function placesOf(path: string): readonly string[] {
  // The deployment’s brand is then the library’s own word.
  const ofBrand = path.replace(/(\.components|\.expandedPriceImpact(\.\w+)?)\.relay\b/, '$1.platform')
  // A field that v2 has elsewhere may be the core of its object there.
  return readElsewhere(readElsewhere([path, ofBrand]))
}

function readElsewhere(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    // The items after one that is left out move up.
    const own = [path, path.replace(/\.\d+$/, '')]
    const others = own.flatMap((one) =>
      readTo.flatMap(([wire, read]) => (wire.test(one) ? [one.replace(wire, read)] : [])),
    )
    return [...own, ...others]
  })
}

/** What the answer leaves out of a currency is taken from elsewhere in it. */
function isCompleted(answer: unknown, read: string): boolean {
  const [currency] = read.match(/^.*\bcurrency\.(address|symbol|name|decimals|metadata)\b/) ?? []
  return currency !== undefined && isAbsent(readPath(answer, currency.split('.')))
}

function isWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}.`)
}
