/** The body of an error, in one of the interface's four shapes. */
export interface RefusalBody {
  message: string
  errorCode?: string
  requestId?: string
  /** Revert data of a simulated call, in hexadecimal. */
  errorData?: string
  /** The approximate block number of the simulation. */
  approxSimulatedBlock?: number
  failedCallData?: { from: string; to: string; data: string; value: string }
}

/** An error response of the service. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  /** HTTP status. */
  readonly status: number
  /** The response body. */
  readonly body: RefusalBody
  readonly headers: Record<string, string>

  constructor(status: number, body: RefusalBody, headers: Record<string, string> = {}) {
    super(body.message)
    this.status = status
    this.body = body
    this.headers = headers
  }
}
