import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ServiceContext } from '../../domain/serviceContext.ts'
import type { FaultEndpoint } from '../../faults/fault.ts'
import type { TakeFaults } from '../../faults/createFaults.ts'
import { answerWithFault } from './answerWithFault.ts'

/** Applies the active faults of an endpoint to its requests. */
export function applyFaults(
  endpoint: FaultEndpoint,
  { takeFaults, clock, createId }: { takeFaults: TakeFaults } & Pick<ServiceContext, 'clock' | 'createId'>,
): MiddlewareHandler {
  return createMiddleware(async (c, next) => {
    const { answerFault, delayMs } = takeFaults(endpoint)
    const respond = async () => {
      await next()
      return c.res
    }
    c.res = answerFault ? await answerWithFault(answerFault, respond, createId) : await respond()
    if (delayMs > 0) await new Promise<void>((resolve) => clock.schedule(resolve, delayMs))
  })
}
