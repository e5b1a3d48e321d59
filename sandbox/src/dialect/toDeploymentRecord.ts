import type { Fields } from '../domain/isObject.ts'
import { objectAt } from './mapObjects.ts'
import { trimCurrencies } from './trimCurrencies.ts'

/** Fields that a record's embedded currencies lack. */
const leftOut = ['address', 'name', 'metadata']

/** Writes a record of v3 as deployments do. */
export function toDeploymentRecord(record: Fields): Fields {
  const { data, depositAddress, protocol } = record
  const { route, feeSponsorship, ...rest } = data as Fields
  return {
    ...record,
    depositAddress: depositAddress && emptyTexts(depositAddress as Fields),
    data: {
      ...rest,
      failedTxHash: rest['failedTxHash'] ?? '',
      feeSponsorship: trimCurrencies(feeSponsorship, ['metadata', 'name']),
      route: trimRoute(route as Fields),
      externalMetadata: { partnerId: null },
    },
    protocol: { ...(protocol as Fields), solver: toSolver(objectAt(protocol, 'solver')) },
  }
}

/** Writes a record of v2 as deployments do: its deposit address has fields, its impacts have phases. */
export function toDeploymentRecordV2(recordV2: Fields, record: Fields, brand: string): Fields {
  const { data } = recordV2
  const { depositAddress, data: dataV3 } = record
  const { metadata, feeSponsorship, ...rest } = data as Fields
  const fees = objectAt(dataV3, 'fees')
  return {
    ...recordV2,
    depositAddress: depositAddress && toDepositAddressV2(depositAddress as Fields),
    data: {
      ...rest,
      expandedPriceImpact: {
        quoted: toImpact(fees['quoted'] as Fields, brand),
        actual: toImpact(fees['actual'] as Fields, brand),
      },
      feeSponsorship: renameComponent(trimCurrencies(feeSponsorship, ['metadata', 'name', 'address']), brand),
      subsidizedFee: toSubsidizedFee(objectAt(dataV3, 'feeSponsorship')),
      metadata: {
        ...(metadata as Fields),
        route: toRouteV2(objectAt(metadata, 'route')),
      },
    },
    protocol: {
      ...(recordV2['protocol'] as Fields),
      solver: toSolver(objectAt(recordV2['protocol'], 'solver')),
    },
  }
}

/** Only the currency that really arrived keeps all fields. */
function trimRoute(route: Fields): Fields {
  const trimmed = trimCurrencies(route, leftOut) as Fields
  const actual = route['actual'] as Fields
  const isOneSided = !actual['destination']
  const side = isOneSided ? 'origin' : 'destination'
  const { outputCurrency } = objectAt(actual, side)
  const trimmedActual = trimmed['actual'] as Fields
  return {
    ...trimmed,
    actual: { ...trimmedActual, [side]: { ...objectAt(trimmedActual, side), outputCurrency } },
  }
}

function emptyTexts(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? '']))
}

function toDepositAddressV2({ address, type, depositor, depositTxHash }: Fields): Fields {
  return emptyTexts({ address, depositAddressType: type, depositor, depositTxHash })
}

function toSolver(solver: Fields): Fields {
  return { ...solver, protocolChainId: String(solver['protocolChainId']) }
}

/** The parts of the price impact; the service's own is named by the brand. */
function toImpact({ platform, ...components }: Fields, brand: string): Fields {
  const shares = Object.entries({ ...components, [brand]: platform })
  return Object.fromEntries(shares.map(([name, share]) => [name, { usd: (share as Fields)['usd'] }]))
}

function toSubsidizedFee(sponsorship: Fields): Fields | null {
  const { sponsorPayment, sponsoredTotal } = objectAt(sponsorship, 'actual')
  const sponsor = sponsorPayment as Fields | undefined
  if (!sponsor || sponsor['amount'] === '0') return null
  const total = sponsoredTotal as Fields
  return {
    sponsor,
    amountUsd: total['amountUsd'],
    amountUsdCurrent: total['amountUsd'],
  }
}

/** A swap on one chain has an empty destination. */
function toRouteV2(route: Fields): Fields {
  const trimmed = trimCurrencies(route, leftOut) as Fields
  return { ...trimmed, destination: trimmed['destination'] ?? {} }
}

/** Names the service's own component by the brand. */
function renameComponent(sponsorship: unknown, brand: string): unknown {
  return JSON.parse(JSON.stringify(sponsorship).replaceAll('"relay"', JSON.stringify(brand)))
}
