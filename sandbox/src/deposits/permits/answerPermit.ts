import { permitBodySchema, signatureQuerySchema } from '@causeway/react/schemas'
import { isHex, size, type Hex } from 'viem'
import { claimRequest } from './claimRequest.ts'
import { refusePermit, type PermitAnswer, type PermitContext } from './permitAnswer.ts'
import { pullDeposit } from './pullDeposit.ts'
import { readWithSchema } from '../../domain/service/readWithSchema.ts'
import { postedPermitKind } from '../../quote/answer/toSignatureSteps.ts'

/** Maximum length of a signature, in bytes; those of contract accounts may be long. */
const maxSignatureBytes = 8192

/**
 * Takes the signature of a step of kind `signature`.
 *
 * @param signatures The signatures of the query; there must be exactly one.
 * @throws {Refusal}
 */
export async function answerPermit(
  { context, flow }: PermitContext,
  signatures: readonly string[] | undefined,
  body: Readonly<Record<string, unknown>>,
): Promise<PermitAnswer> {
  const signature = readSignature(signatures)
  const { kind, requestId } = readBody(body)
  // Queued with the solver's tasks, so that the request doesn't change meanwhile.
  return flow.enqueue(requestId, async () => {
    const request = await context.store.get(requestId)
    if (!request) throw refusePermit(`There is no request ${requestId}.`)
    if (kind === 'claim') return claimRequest({ context, flow }, request, signature)
    if (request.permit && postedPermitKind(request.permit) !== kind) {
      throw refusePermit(`The permit of this request is not of the kind ${kind}.`)
    }
    return pullDeposit({ context, flow }, request, signature)
  })
}

function readSignature([first, ...others]: readonly string[] = []): Hex {
  const { signature } = readWithSchema(signatureQuerySchema, { signature: first })
  if (others.length > 0 || size(signature) > maxSignatureBytes) {
    throw refusePermit(`The query must have one "signature", of at most ${maxSignatureBytes} bytes.`)
  }
  return signature
}

/** Stricter than the schema, which covers every provider: a client must post the body of the sandbox's own step. */
function readBody(body: Readonly<Record<string, unknown>>) {
  const { kind, requestId, api } = readWithSchema(permitBodySchema, body)
  if (kind !== 'eip3009' && kind !== 'permit2' && kind !== 'claim') {
    throw refusePermit('"kind" must be one of eip3009, permit2 and claim.')
  }
  if (!isHex(requestId) || size(requestId) !== 32) throw refusePermit('"requestId" must be 32 bytes.')
  if (api !== 'bridge' && api !== 'swap') throw refusePermit('"api" must be one of bridge and swap.')
  return { kind, requestId }
}
