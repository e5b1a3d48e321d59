import { checkClient } from '../client/checkClient.ts'
import { checkActionOptions } from '../client/checkActionOptions.ts'
import type { Client } from '../client/createClient.ts'
import { request, type ActionOptions } from '../client/request.ts'
import { checkObject } from '../errors/checks/checkObject.ts'
import { InvalidRequestError } from '../errors/client.ts'
import { encodeWithSchema } from '../schemas/base/encodeWithSchema.ts'
import { completedSignatureSchema, type PostedSignature } from '../schemas/signature/postedSignature.ts'
import { signatureQuerySchema } from '../schemas/signature/signatureQuery.ts'
import { isServicePath } from '../schemas/servicePath.ts'
import { ownFields } from '../utils/data/ownFields.ts'

export interface PostSignatureParameters {
  /** Path below the base URL, as the signature step names it. */
  endpoint: string
  /** The body that the step asks to be sent along. */
  body: unknown
  signature: `0x${string}`
  /** Values for fields that the steps in the response may omit. */
  known?:
    | {
        /** The account that executes the steps. */
        from?: unknown
        /** The request that the steps belong to. */
        requestId?: string | undefined
        /** Earlier steps; the limits apply to all of them together. */
        steps?: readonly unknown[] | undefined
      }
    | undefined
}

/**
 * Posts a signature to the endpoint that the quote's signature step names.
 *
 * @throws {InvalidRequestError} when `endpoint` is not a plain path, `body` can't be written as JSON, or the
 * signature is missing; nothing is sent.
 * @throws {ServiceError | NetworkError | TimeoutError | RateLimitError | MalformedResponseError | AbortedError}
 */
export async function postSignature(
  client: Client,
  parameters: PostSignatureParameters,
  options: ActionOptions = {},
): Promise<PostedSignature> {
  checkClient(client, 'postSignature')
  const { signal } = checkActionOptions(options, 'postSignature')
  checkObject(parameters, 'postSignature')
  const { endpoint, body, signature, known = {} } = ownFields(parameters)
  if (!isServicePath(endpoint)) {
    throw new InvalidRequestError({ field: 'endpoint', rule: 'it must be a plain path of the provider' })
  }
  return request(client, {
    path: endpoint,
    method: 'POST',
    query: new URLSearchParams(encodeWithSchema(signatureQuerySchema, { signature })),
    body,
    bodyName: 'body',
    schema: completedSignatureSchema(known),
    signal,
  })
}
