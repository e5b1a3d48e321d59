import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import { fieldsOf } from '../base/json.ts'
import { isObject } from '../../utils/data/isObject.ts'
import { hasMoved, sentOf } from './requestLegs.ts'
import type { RequestRecord } from './requestRecord.ts'
import type { RequestTransaction } from './requestTransaction.ts'

/**
 * How much of a currency an account gained in a request's transactions, in base units, as far as their state changes
 * show it: a list of `{ address, change: { kind: 'token', data: { tokenAddress }, balanceDiff } }` in public records.
 *
 * @returns undefined if they don't show it, or there was no gain.
 */
export function balanceGain(
  { data: { inTxs, outTxs } }: RequestRecord,
  { account, currency }: { account: string | undefined; currency: string | undefined },
): bigint | undefined {
  // On one chain, the same transaction may be in both lists.
  const byHash = new Map([...sentOf(inTxs), ...sentOf(outTxs)].map((one) => [one.txHash.toLowerCase(), one]))
  const moved = Array.from(byHash.values()).filter(hasMoved)
  const gains = moved.flatMap(changesOf).flatMap((change) => {
    const { address, tokenAddress, difference } = change
    return isSameAddress(address, account) && isSameAddress(tokenAddress, currency) ? difference : []
  })
  const sum = gains.reduce((total, gain) => total + gain, 0n)
  return sum > 0n ? sum : undefined
}

function changesOf({ stateChanges }: RequestTransaction) {
  if (!Array.isArray(stateChanges)) return []
  return stateChanges.filter(isObject).flatMap((entry) => {
    const change = fieldsOf(entry['change'])
    const [address, tokenAddress, text] = [
      entry['address'],
      fieldsOf(change['data'])['tokenAddress'],
      change['balanceDiff'],
    ]
    const isRead =
      typeof address === 'string' &&
      typeof tokenAddress === 'string' &&
      typeof text === 'string' &&
      /^-?\d{1,78}$/.test(text)
    return isRead ? { address, tokenAddress, difference: BigInt(text) } : []
  })
}
