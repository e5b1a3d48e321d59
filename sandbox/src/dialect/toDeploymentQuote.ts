import type { Fields } from '../domain/isObject.ts'
import { isAddress } from 'viem'
import { withPlaces } from './withPlaces.ts'
import { formatAmounts } from './formatAmounts.ts'
import { objectAt, mapObjects, omit } from './mapObjects.ts'
import { toDeploymentDetails } from './toDeploymentDetails.ts'
import { toDeploymentSteps, withGas, withStatusV3 } from './toDeploymentSteps.ts'
import { trimCurrencies } from './trimCurrencies.ts'

/** Where deployments are asked for quotes; the path of the interface gives quotes of the time before. */
export const quotePathV2 = '/quote/v2'

/** Writes a quote as deployments do at a path: each names the status lookup of its own time. */
export function toDeploymentQuote(body: Fields, path: string): unknown {
  const { steps, fees, details, feeSponsorship, protocol } = body
  const { orderId, ...v2 } = objectAt(protocol, 'v2')
  const written = toDeploymentSteps(steps)
  return formatAmounts(
    trimAmounts({
      requestId: requestIdOf(steps),
      steps: withGas(path === quotePathV2 ? withStatusV3(written) : written),
      fees,
      ...(isSponsored(feeSponsorship) && { feeSponsorship: trimCurrencies(feeSponsorship, ['metadata']) }),
      details: toDeploymentDetails(details as Fields),
      // What the user does alone has no order.
      ...('orderData' in v2 && { protocol: { v2: { orderId, ...v2 } } }),
    }),
    '0.0',
  )
}

function requestIdOf(steps: unknown): unknown {
  const [first] = steps as readonly [Fields]
  return first['requestId']
}

/** Somebody else pays a part of the fees, or was asked to. */
function isSponsored(feeSponsorship: unknown): boolean {
  const { selectedComponents } = objectAt(feeSponsorship, 'quoted')
  return Array.isArray(selectedComponents) && selectedComponents.length > 0
}

/**
 * Deployments write currencies without a checksum and do not mark native ones, and write dollars to the last place, but for
 * none at all.
 */
function trimAmounts(body: Fields): unknown {
  return mapObjects(body, (fields) => {
    const { amountUsd, address } = fields
    if ('logoURI' in fields) return omit(fields, ['isNative'])
    if ('symbol' in fields && typeof address === 'string' && isAddress(address))
      return { ...fields, address: address.toLowerCase() }
    if (typeof amountUsd !== 'string' || amountUsd === '0') return fields
    return { ...fields, amountUsd: withPlaces(amountUsd, 6) }
  })
}
