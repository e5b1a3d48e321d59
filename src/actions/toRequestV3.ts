import { isObject } from '../utils/isObject.ts'
import { ownFields } from '../utils/ownFields.ts'

type Fields = Readonly<Record<string, unknown>>

export interface ToRequestV3Options {
  /** The word the deployment writes where the interface says `svc`. @default 'svc' */
  brand?: string | undefined
}

/** Fields of `data` that v3 says in another way, or no more; they stay readable under `data.v2`. */
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
])

/**
 * Writes a record of the retired `GET /requests/v2` as one of `GET /requests/v3`, by the interface's table of
 * changes. JSON in, JSON out; what v3 has no place for is kept under `data.v2`.
 */
export function toRequestV3(record: unknown, { brand = 'svc' }: ToRequestV3Options = {}): Fields {
  const { data: rawData, referrer, status, depositAddress, ...rootFields } = fieldsOf(record)
  const root = ownFields(rootFields)
  const data = fieldsOf(rawData)
  const { supersededByRequestId, failReason, refundFailReason, inTxs, outTxs, feeSponsorship, ...rest } = data
  const metadata = fieldsOf(data['metadata'])
  const components = new Map([
    [brand, 'platform'],
    ['relay', 'platform'],
  ])
  const kept = Object.entries(rest).filter(([name]) => !replaced.has(name))
  const old = Object.entries(rest).filter(([name]) => replaced.has(name))
  const { partnerIds, others } = splitRoot(root)
  return {
    ...others,
    status: toStatus(status, outTxs),
    sender: metadata['sender'] ?? root['sender'],
    recipient: metadata['recipient'] ?? root['recipient'],
    supersededByRequestId: supersededByRequestId ?? root['supersededByRequestId'] ?? null,
    depositAddress: toDepositAddress(depositAddress),
    data: {
      ...Object.fromEntries(kept),
      failReason: toReason(failReason),
      refundFailReason: toReason(refundFailReason),
      inTxs: toTransactions(inTxs),
      outTxs: toTransactions(outTxs),
      fees: {
        quoted: renameKeys(data['expandedPriceImpact'], components),
        currency: data['feeCurrencyObject'],
      },
      appFees: {
        quoted: data['appFees'],
        actual: data['paidAppFees'],
        currency: data['appFeeCurrencyObject'],
      },
      feeSponsorship: toSponsorship(feeSponsorship, components),
      route: toRoute(metadata),
      referrer: data['referrer'] ?? referrer,
      externalMetadata: { ...fieldsOf(data['externalMetadata']), ...partnerIds },
      v2: Object.fromEntries(old),
    },
  }
}

/** v3 has no `delayed`: the deposit is in, and the fill was sent or was not. */
function toStatus(status: unknown, outTxs: unknown): unknown {
  if (status !== 'delayed') return status
  return Array.isArray(outTxs) && outTxs.length > 0 ? 'submitted' : 'depositing'
}

function toReason(reason: unknown): unknown {
  return reason === 'N/A' || reason === undefined ? null : reason
}

function toDepositAddress(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null
  return { address: value, type: 'unknown', depositor: null, depositTxHash: null, recoveryAddress: null }
}

function toTransactions(transactions: unknown): unknown {
  if (!Array.isArray(transactions)) return transactions
  return transactions.map((transaction: unknown) => {
    const { hash, ...rest } = fieldsOf(transaction)
    return hash === undefined ? rest : { ...rest, txHash: hash }
  })
}

function toSponsorship(sponsorship: unknown, components: ReadonlyMap<string, string>): unknown {
  if (sponsorship === undefined) return undefined
  const phases = fieldsOf(sponsorship)
  const toPhase = (value: unknown) => {
    const phase = fieldsOf(value)
    const { selectedComponents } = phase
    return {
      ...phase,
      components: renameKeys(phase['components'], components),
      selectedComponents: Array.isArray(selectedComponents)
        ? selectedComponents.map((word: unknown) => components.get(String(word)) ?? word)
        : selectedComponents,
    }
  }
  return {
    ...phases,
    ...(phases['quoted'] !== undefined && { quoted: toPhase(phases['quoted']) }),
    ...(phases['actual'] !== undefined && { actual: toPhase(phases['actual']) }),
  }
}

/** v2 has one route, and beside it what came in and went out. */
function toRoute(metadata: Fields): unknown {
  const { currencyIn, currencyOut, rate, currencyGasTopup } = metadata
  const route = fieldsOf(metadata['route'])
  const [origin, destination] = [fieldsOf(route['origin']), fieldsOf(route['destination'])]
  return {
    quoted: { origin, destination },
    actual: {
      rate,
      origin: { ...origin, ...(currencyIn !== undefined && { inputCurrency: currencyIn }) },
      destination: {
        ...destination,
        ...(currencyOut !== undefined && { outputCurrency: currencyOut }),
        ...(currencyGasTopup !== undefined && { currencyGasTopup }),
      },
    },
  }
}

/** A partner's correlation id stood at the root of v2, under a key of the partner's own. */
function splitRoot(root: Fields): { partnerIds: Fields; others: Fields } {
  const isPartnerId = (name: string) => /.Id$/.test(name) && name !== 'supersededByRequestId'
  const entries = Object.entries(root)
  return {
    partnerIds: Object.fromEntries(entries.filter(([name]) => isPartnerId(name))),
    others: Object.fromEntries(entries.filter(([name]) => !isPartnerId(name))),
  }
}

function renameKeys(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (value === undefined) return undefined
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([name, inner]) => [names.get(name) ?? name, inner]),
  )
}

function fieldsOf(value: unknown): Fields {
  return ownFields(isObject(value) ? value : {})
}
