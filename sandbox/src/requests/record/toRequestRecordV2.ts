import { toStatusV2 } from '../history/historyFiltersV2.ts'
import type { ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'
import type { toRequestRecord } from './toRequestRecord.ts'

type RecordV3 = ReturnType<typeof toRequestRecord>

/** Converts a v3 record to one of `GET /requests/v2`, by the interface's migration table. */
export function toRequestRecordV2(record: RecordV3, { referrer, terms }: ServiceRequest) {
  const { sender, supersededByRequestId, depositAddress, status, data, ...root } = record
  const { fees, appFees, feeSponsorship, route, externalMetadata, ...rest } = data
  const { platform, ...impact } = toUsdOnly(fees.quoted)
  const sponsored = feeSponsorship.quoted.sponsoredTotal.amount
  return {
    ...root,
    status: toStatusV2(status),
    depositAddress: toPlainAddress(depositAddress),
    ...(referrer !== undefined && { referrer }),
    // A partner's id is a field of the root, under the partner's own key.
    ...externalMetadata,
    data: {
      ...rest,
      failReason: data.failReason ?? 'N/A',
      refundFailReason: data.refundFailReason ?? 'N/A',
      supersededByRequestId,
      inTxs: data.inTxs.map((transaction) => toTransaction(transaction)),
      outTxs: data.outTxs.map((transaction) => toTransaction(transaction)),
      fees: {
        gas: terms.destinationGas.toString(),
        fixed: '0',
        price: terms.service.toString(),
        gateway: '0',
      },
      feesUsd: { gas: toCost(impact.execution.usd), fixed: '0', price: toCost(platform.usd), gateway: '0' },
      expandedPriceImpact: { ...impact, relay: platform },
      appFees: appFees.quoted,
      paidAppFees: appFees.actual,
      currency: terms.currencyIn.symbol.toLowerCase(),
      currencyObject: fees.currency,
      feeCurrency: terms.currencyIn.symbol.toLowerCase(),
      feeCurrencyObject: fees.currency,
      appFeeCurrencyObject: appFees.currency,
      subsidizedRequest: sponsored !== '0',
      subsidizedFee: sponsored,
      feeSponsorship: {
        quoted: toPhase(feeSponsorship.quoted, feeSponsorship.currency),
        actual: toPhase(feeSponsorship.actual, feeSponsorship.currency),
      },
      metadata: {
        sender,
        recipient: record.recipient,
        currencyIn: route.actual.origin.inputCurrency,
        currencyOut: (route.actual.destination ?? route.actual.origin).outputCurrency,
        rate: route.actual.rate,
        route: route.quoted,
      },
      price: route.actual.rate,
    },
  }
}

function toUsdOnly({ swap, execution, platform, app, sponsored }: RecordV3['data']['fees']['quoted']) {
  const usd = (figure: { usd: string }) => ({ usd: figure.usd })
  return {
    swap: usd(swap),
    execution: usd(execution),
    platform: usd(platform),
    app: usd(app),
    sponsored: usd(sponsored),
  }
}

/** v2 writes costs as positive numbers; v3 writes them as a negative price impact. */
function toCost(usd: string): string {
  return usd.replace(/^-/, '')
}

function toTransaction({ txHash, ...rest }: RecordV3['data']['inTxs'][number]) {
  return { hash: txHash, ...rest }
}

function toPlainAddress(depositAddress: { address: string } | null): string | null {
  return depositAddress?.address ?? null
}

/** In v2, every amount has its own currency, and there is no sponsor payment. */
function toPhase(phase: object, currency: object): unknown {
  const fields = Object.entries(phase).filter(([name]) => name !== 'sponsorPayment')
  return Object.fromEntries(fields.map(([name, value]) => [toName(name), toValue(value, currency)]))
}

function toValue(value: unknown, currency: object): unknown {
  if (Array.isArray(value)) return value.map((word: unknown) => (word === 'platform' ? 'relay' : word))
  if (typeof value !== 'object' || value === null) return value
  return 'amountUsd' in value ? { currency, ...value } : toPhase(value, currency)
}

function toName(name: string): string {
  return name === 'platform' ? 'relay' : name
}
