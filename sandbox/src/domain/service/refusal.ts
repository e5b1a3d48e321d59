/** The body of an error, in whichever of the interface's four shapes. */
export interface RefusalBody {
  message: string
  errorCode?: string
  requestId?: string
  /** What a call that was simulated reverted with, in hexadecimal. */
  errorData?: string
  /** The number of the block on which it was simulated, or of one close to it. */
  approxSimulatedBlock?: number
  failedCallData?: { from: string; to: string; data: string; value: string }
}

/** The service's answer when it does not do what was asked. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  /** HTTP status. */
  readonly status: number
  /** The body, as it goes out. */
  readonly body: RefusalBody
  readonly headers: Record<string, string>

  constructor(status: number, body: RefusalBody, headers: Record<string, string> = {}) {
    super(body.message)
    this.status = status
    this.body = body
    this.headers = headers
  }
}
