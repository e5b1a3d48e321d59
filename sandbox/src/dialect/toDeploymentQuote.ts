import type { Fields } from '../domain/isObject.ts'
import { isAddress } from 'viem'
import { withPlaces } from './withPlaces.ts'
import { formatAmounts } from './formatAmounts.ts'
import { objectAt, mapObjects, omit } from './mapObjects.ts'
import { toDeploymentDetails } from './toDeploymentDetails.ts'
import { toDeploymentSteps, withGas, withStatusV3 } from './toDeploymentSteps.ts'
import { trimCurrencies } from './trimCurrencies.ts'

/** The path of deployments' current quotes. The interface's path returns the older version. */
export const quotePathV2 = '/quote/v2'

/** Writes a quote as deployments do at a path: each version refers to its own status endpoint. */
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
      // Self-executed quotes have no order.
      ...('orderData' in v2 && { protocol: { v2: { orderId, ...v2 } } }),
    }),
    '0.0',
  )
}

function requestIdOf(steps: unknown): unknown {
  const [first] = steps as readonly [Fields]
  return first['requestId']
}

/** Whether a sponsor pays part of the fees, or was asked to. */
function isSponsored(feeSponsorship: unknown): boolean {
  const { selectedComponents } = objectAt(feeSponsorship, 'quoted')
  return Array.isArray(selectedComponents) && selectedComponents.length > 0
}

/** Deployments write currency addresses in lower case, don't mark native tokens, and write dollars with 6 decimals, except for zero. */
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
