import { Refusal } from '../../domain/service/refusal.ts'
import type { RequestFlow } from '../../domain/request/flow/requestFlow.ts'
import type { ServiceContext } from '../../domain/serviceContext.ts'

/** The response to a signature; its steps follow those of the quote. */
export interface PermitAnswer {
  message: string
  steps?: readonly object[]
}

/** What executing a signature needs. */
export interface PermitContext {
  context: ServiceContext
  flow: RequestFlow
}

/** Refuses a signature; nothing was moved. */
export function refusePermit(message: string): Refusal {
  return new Refusal(400, { message })
}
