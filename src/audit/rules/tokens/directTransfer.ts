import type { TransactionItem } from '../../../decode/quoteItems.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { depositAddressesOf } from '../../input/allowedAddresses.ts'
import type { AuditInput } from '../../input/auditInput.ts'
import { transferTargetOf } from '../../facts/tokenGrant.ts'

/**
 * Nothing is sent to a provider contract that takes no deposits: it would credit no one, and some let anyone take their balance. A contract
 * doesn't notice a transfer that anyone may make with a permit, and anyone who has the permit can make a router use it.
 */
export const directTransfer: AuditRuleCheck = function* (input) {
  const { quote, transactions, signatures, allowed } = input
  const isSentTo = (address: string) => allowed.isService(address) && !allowed.isDepository(address)
  for (const transaction of transactions) {
    const { item, decoded } = transaction
    const to = transferTargetOf(quote, transaction)
    if (decoded.kind === 'payment' && mayRunCalldata(input, item)) {
      const message = 'A payment carries data that the provider chose, and that a contract would run.'
      yield { severity: 'confirm', message, item, facts: { to: item.data.to } }
    }
    if (to === undefined || !isSentTo(to)) continue
    yield {
      message: `Funds are sent to ${to}, which takes no deposits. If it does, name it in \`depositories\`.`,
      item,
      facts: { to },
    }
  }
  for (const { item, permit } of signatures) {
    if (!permit) continue
    const { receiver, movedBy, nonce, use } = permit
    const isApproval = nonce === undefined && use === undefined
    const facts = { receiver }
    if (movedBy === 'anyone' && allowed.isService(receiver)) {
      yield { message: 'A permit sends the token to a contract that is not called.', item, facts }
    } else if (isSentTo(receiver) && (isApproval || !allowed.takesPermits(receiver))) {
      const message =
        'A permit is for a contract that may take the token for anybody. If it does only what was signed, name it in `permitSpenders`.'
      yield { severity: 'confirm', message, item, facts }
    }
  }
}

/** Whether a payment's data may be a call of a contract that isn't known to take deposits. */
function mayRunCalldata(
  { quote: { parameters, steps }, allowed, addressesWithoutCode }: AuditInput,
  { data: { to, data } }: TransactionItem,
): boolean {
  // `native-target` covers receivers that the quote doesn't name.
  if (
    data === '0x' ||
    !allowed.mayReceive(to) ||
    allowed.isDepository(to) ||
    addressesWithoutCode.has(to.toLowerCase())
  )
    return false
  const addresses = parameters.useDepositAddress ? depositAddressesOf(steps) : []
  return !addresses.some((address) => isSameAddress(address, to))
}
