import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { zeroAddress } from '../../../utils/address/zeroAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { tokenGrantOf } from '../../facts/tokenGrant.ts'

/** Addresses that are called or approved are contracts: a call to an address without code succeeds, and the funds sent with it are lost. */
export const noCode: AuditRuleCheck = function* ({ quote, transactions, addressesWithoutCode, allowed }) {
  for (const transaction of transactions) {
    const { item, decoded } = transaction
    const { to } = item.data
    const grant = tokenGrantOf(quote, transaction)
    const isCalled = decoded.kind !== 'payment' || allowed.isService(to)
    const targets = [
      ...(isCalled ? [to] : []),
      ...(grant && grant.amount > 0n && (grant.kind === 'approval' || allowed.isService(grant.target))
        ? [grant.target]
        : []),
    ]
    // The zero address never has code, even if the chain wasn't read.
    const isEmpty = (target: string) =>
      isSameAddress(target, zeroAddress) || addressesWithoutCode.has(target.toLowerCase())
    const address = targets.find(isEmpty)
    if (address === undefined) continue
    yield { message: 'A transaction goes to an address without a contract.', item, facts: { address } }
  }
}
