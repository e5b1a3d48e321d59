import { checkObject } from '../../errors/checks/checkObject.ts'
import { fieldsOf, firstPresent, isAbsent, isEmpty, type Fields } from '../../schemas/base/json.ts'
import { componentNames, defaultBrand } from '../../schemas/brand.ts'
import { toRequestStatus } from '../../schemas/status/requestStatus.ts'
import { reasonOf } from '../../schemas/base/reasonOf.ts'
import { isObject } from '../../utils/data/isObject.ts'
import { ownFields } from '../../utils/data/ownFields.ts'
import { toFeesV3 } from './toFeesV3.ts'
import { toRouteV3 } from './toRouteV3.ts'
import { toSponsorshipV3 } from './toSponsorshipV3.ts'

export interface ToRequestV3Options {
  /** The brand that the deployment uses in place of the API's `svc`. @default 'svc' */
  brand?: string | undefined
}

/** Fields of `data` that v3 has in another format or no longer; they are kept under `data.v2`. */
const replaced: ReadonlySet<string> = new Set([
  'fees',
  'feesUsd',
  'expandedPriceImpact',
  'metadata',
  'appFees',
  'paidAppFees',
  'currency',
  'currencyObject',
  'feeCurrency',
  'feeCurrencyObject',
  'appFeeCurrencyObject',
  'subsidizedRequest',
  'subsidizedFee',
  'price',
  'route',
])

/**
 * Converts a record of the retired `GET /requests/v2` to the format of `GET /requests/v3`, following the API's migration table.
 * JSON in, JSON out; fields without a place in v3 are kept under `data.v2`.
 */
export function toRequestV3(record: unknown, options: ToRequestV3Options = {}): Fields {
  checkObject(options, 'toRequestV3', 'options')
  const { brand = defaultBrand } = options
  const { data: rawData, referrer, status, depositAddress, ...rootFields } = fieldsOf(record)
  const root = ownFields(rootFields)
  const data = fieldsOf(rawData)
  const {
    supersededByRequestId,
    failReason,
    refundFailReason,
    inTxs,
    outTxs,
    feeSponsorship: _feeSponsorship,
    ...rest
  } = data
  const metadata = fieldsOf(data['metadata'])
  const components = componentNames(brand, { ofV2: true })
  const kept = Object.entries(rest).filter(([name]) => !replaced.has(name))
  const old = Object.entries(rest).filter(([name]) => replaced.has(name))
  const { partnerIds, others } = splitRoot(root)
  return {
    ...others,
    status: toStatus(status, outTxs),
    sender: firstPresent(metadata['sender'], root['sender']),
    recipient: firstPresent(metadata['recipient'], root['recipient']),
    supersededByRequestId: firstPresent(supersededByRequestId, root['supersededByRequestId']) ?? null,
    depositAddress: toDepositAddress(depositAddress),
    data: {
      ...Object.fromEntries(kept),
      failReason: toReason(failReason),
      refundFailReason: toReason(refundFailReason),
      inTxs: toTransactions(inTxs),
      outTxs: toTransactions(outTxs),
      fees: toFeesV3(data, components),
      appFees: {
        quoted: data['appFees'],
        actual: data['paidAppFees'],
        currency: data['appFeeCurrencyObject'],
      },
      feeSponsorship: toSponsorshipV3(data, components),
      // Without any `metadata` of v2, the record may have the route in v3's format.
      route: Object.values(metadata).every(isAbsent)
        ? data['route']
        : toRouteV3(metadata, !isUnpaid(toStatus(status, outTxs))),
      quoteOraclePrice: firstPresent(data['quoteOraclePrice'], metadata['quoteOraclePrice']),
      referrer: firstPresent(data['referrer'], referrer),
      externalMetadata: { ...fieldsOf(data['externalMetadata']), ...partnerIds },
      v2: { ...Object.fromEntries(old), ...otherPeople(root, metadata) },
    },
  }
}

/** The sender and the recipient at the root of a record, where `metadata` names others. */
function otherPeople(root: Fields, metadata: Fields): Fields {
  const isOther = (name: string) =>
    !isAbsent(root[name]) && !isAbsent(metadata[name]) && root[name] !== metadata[name]
  return Object.fromEntries(
    ['sender', 'recipient'].filter((name) => isOther(name)).map((name) => [name, root[name]]),
  )
}

/** v3 has no `delayed`. */
function toStatus(status: unknown, outTxs: unknown): unknown {
  if (status !== 'delayed') return status
  const deliveries: unknown[] = Array.isArray(outTxs) ? outTxs : []
  // A delivery without a hash was not sent.
  const sent = deliveries.map(fieldsOf).filter((one) => !isAbsent(firstPresent(one['hash'], one['txHash'])))
  return toRequestStatus(status, sent)
}

/** Whether a status means that no delivery was sent. */
function isUnpaid(status: unknown): boolean {
  return !['success', 'submitted', 'unknown'].includes(toRequestStatus(String(status)))
}

function toReason(reason: unknown): unknown {
  return typeof reason === 'string' ? (reasonOf(reason) ?? null) : (reason ?? null)
}

/** v2 has only the address, or an object in which the type has a longer name. */
function toDepositAddress(value: unknown): unknown {
  if (isAbsent(value) || isEmpty(value)) return null
  if (!isObject(value)) return { ...noDeposit, address: value, type: 'unknown' }
  const { depositAddressType, ...rest } = fieldsOf(value)
  return { ...noDeposit, ...rest, type: firstPresent(rest['type'], depositAddressType, 'unknown') }
}

const noDeposit = { depositor: null, depositTxHash: null, recoveryAddress: null }

function toTransactions(transactions: unknown): unknown {
  if (!Array.isArray(transactions)) return transactions
  return transactions.map((transaction: unknown) => {
    const { hash, txHash, ...rest } = fieldsOf(transaction)
    return { ...rest, txHash: firstPresent(hash, txHash) }
  })
}

/** In v2, a partner's correlation ID is at the root, under a key of the partner's own. */
function splitRoot(root: Fields): { partnerIds: Fields; others: Fields } {
  const isPartnerId = (name: string) => /.Id$/.test(name) && !serviceId.test(name)
  const entries = Object.entries(root)
  return {
    partnerIds: Object.fromEntries(entries.filter(([name, value]) => isPartnerId(name) && !isAbsent(value))),
    others: Object.fromEntries(entries.filter(([name]) => !isPartnerId(name))),
  }
}

/** IDs of the API's own, such as `supersededByRequestId` and `originChainId`. */
const serviceId = /(request|chain|order|intent|transaction)Id$/i
