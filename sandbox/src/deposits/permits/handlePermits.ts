import { isHex, size, type Hex } from 'viem'
import { claimRequest } from './claimRequest.ts'
import { json, readJsonObject, type Handler } from '../../http/json.ts'
import { refusePermit } from './permitAnswer.ts'
import { pullDeposit } from './pullDeposit.ts'
import type { RequestFlow } from '../../domain/request/requestFlow.ts'
import type { ServiceContext } from '../../domain/serviceContext.ts'

/** Longest signature that is read, in bytes: accounts that are contracts may have long ones. */
const maxSignatureBytes = 8192

/** `POST /execute/permits?signature=0x…`: takes what a step of kind `signature` made the user sign. */
export function createPermitsHandler(context: ServiceContext, flow: RequestFlow): Handler {
  return async (httpRequest) => {
    const signature = readSignature(httpRequest.url)
    const { kind, requestId } = readBody(await readJsonObject(httpRequest))
    // In turn with the solver: what was signed must not meet a request that changes meanwhile.
    const answer = await flow.inTurn(requestId, async () => {
      const request = await context.store.get(requestId)
      if (!request) throw refusePermit(`There is no request ${requestId}.`)
      const execute = kind === 'claim' ? claimRequest : pullDeposit
      return execute({ context, flow }, request, signature)
    })
    return json(answer)
  }
}

function readSignature(url: string): Hex {
  const signatures = new URL(url).searchParams.getAll('signature')
  const [signature] = signatures
  if (signatures.length !== 1 || !isHex(signature) || size(signature) > maxSignatureBytes) {
    throw refusePermit('The query must have one "signature": 0x and hexadecimal digits.')
  }
  return signature
}

function readBody({ kind, requestId, api }: Readonly<Record<string, unknown>>) {
  if (kind !== 'eip3009' && kind !== 'claim') {
    throw refusePermit('"kind" must be one of eip3009 and claim.')
  }
  if (!isHex(requestId) || size(requestId) !== 32) throw refusePermit('"requestId" must be 32 bytes.')
  if (api !== 'bridge' && api !== 'swap') throw refusePermit('"api" must be one of bridge and swap.')
  return { kind, requestId }
}
