import { decodeErc20Call } from './calls/decodeErc20Call.ts'
import { isReadableMessage } from './permits/isReadableMessage.ts'
import type { PlanItem } from './planItems.ts'

/** Whether an item pays nothing: it only approves, revokes an approval, or signs a text that gives no right to funds. */
export function paysNothing(item: PlanItem): boolean {
  if (item.kind === 'transaction') return decodeErc20Call(item.data.data)?.name === 'approve'
  const { sign } = item.data
  return sign.signatureKind === 'eip191' && isReadableMessage(sign.message)
}

/** Whether an item revokes an approval. */
export function isRevocation(item: PlanItem): boolean {
  if (item.kind !== 'transaction') return false
  const call = decodeErc20Call(item.data.data)
  return call?.name === 'approve' && call.amount === 0n
}
