import { objectAt, mapObjects, omit, type Fields } from './mapObjects.ts'
import { trimCurrencies } from './trimCurrencies.ts'

/** Writes a quote as deployments do. */
export function toDeploymentQuote(body: Fields): unknown {
  const { steps, details, feeSponsorship, protocol, ...rest } = body
  const { orderId, ...v2 } = objectAt(protocol, 'v2')
  return trimMetadata({
    steps: toDeploymentSteps(steps),
    ...rest,
    feeSponsorship: trimCurrencies(feeSponsorship, ['metadata']),
    details: toDetails(details as Fields),
    // What the user does alone has no order.
    ...('orderData' in v2 && { protocol: { v2: { orderId, ...v2 } } }),
  })
}

/** Writes steps as deployments do. */
export function toDeploymentSteps(steps: unknown): unknown {
  return mapObjects(steps, (fields) => {
    const { endpoint, gas } = fields
    if (typeof endpoint === 'string') {
      return { ...fields, endpoint: endpoint.replace('/intents/status?', '/intents/status/v3?') }
    }
    if (typeof gas === 'string') return { ...fields, gas: Number(gas) }
    return 'items' in fields ? { depositAddress: '', ...fields } : fields
  })
}

function toDetails(details: Fields): Fields {
  const { slippageTolerance, fixedRateFee, isFixedRate, ...rest } = omit(details, ['fallbackType'])
  return {
    ...rest,
    slippageTolerance: omit(slippageTolerance as Fields, ['total']),
    isFixedRate,
    ...(isFixedRate === true && { fixedRateFee }),
  }
}

/** Deployments do not mark native currencies. */
function trimMetadata(body: Fields): unknown {
  return mapObjects(body, (fields) => ('logoURI' in fields ? omit(fields, ['isNative']) : fields))
}
