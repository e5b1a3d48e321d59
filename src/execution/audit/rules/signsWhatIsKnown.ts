import type { Quote } from '../../../actions/getQuote.ts'
import type { AuditFinding } from '../../../errors/execution.ts'
import { evmAddress, gasUnits } from '../../../schemas/primitives.ts'
import { forDisplay, object } from '../../../schemas/schema.ts'
import type { SignableTypedData } from '../../../schemas/signature.ts'
import { isSameAddress } from '../../../utils/address.ts'
import type { PlanItem, SignatureItem } from '../../planItems.ts'
import { finding, type BuiltInAuditRule } from '../auditFinding.ts'
import { isKnownReceiver } from '../knownReceivers.ts'

/** How long a permit is valid when nothing else was asked, in seconds. */
const defaultPermitSeconds = 600

/** What the clocks of the service and of the page may differ by, in seconds. */
const clockSkewSeconds = 60

/** Letters, digits, punctuation and line breaks: what a wallet can show as it is. */
const printable = /^[\P{C}\n\r\t]+$/u

/** Only messages that can be read, and permits for what is quoted, are signed. */
export function* signsWhatIsKnown(quote: Quote, items: readonly PlanItem[]): Iterable<AuditFinding> {
  for (const item of items) {
    if (item.kind !== 'signature') continue
    const { sign } = item.data
    if (sign.signatureKind === 'eip712') {
      yield* readsPermit(quote, sign, item)
    } else if (/^0x/i.test(sign.message) || !printable.test(sign.message)) {
      const message = 'The wallet is asked to sign bytes that nobody can read.'
      yield finding({ rule: 'blind-message', message, item })
    } else {
      yield finding({
        rule: 'message',
        severity: 'info',
        message: 'The wallet is asked to sign a text.',
        item,
        facts: { text: sign.message },
      })
    }
  }
}

/** Where the facts of a permit stand in its value, by the name of its type and its fields. */
const permits: readonly {
  standard: string
  primaryType: string
  fields: readonly string[]
  owner: string
  receiver: string
  amount: string
  deadline: string
}[] = [
  ...['TransferWithAuthorization', 'ReceiveWithAuthorization'].map((primaryType) => ({
    standard: 'EIP-3009',
    primaryType,
    fields: ['from', 'to', 'value', 'validAfter', 'validBefore', 'nonce'],
    owner: 'from',
    receiver: 'to',
    amount: 'value',
    deadline: 'validBefore',
  })),
  {
    standard: 'EIP-2612',
    primaryType: 'Permit',
    fields: ['owner', 'spender', 'value', 'nonce', 'deadline'],
    owner: 'owner',
    receiver: 'spender',
    amount: 'value',
    deadline: 'deadline',
  },
]

const domainSchema = object({ chainId: forDisplay(gasUnits), verifyingContract: forDisplay(evmAddress) })

function* readsPermit(quote: Quote, sign: SignableTypedData, item: SignatureItem): Iterable<AuditFinding> {
  const { details, parameters, receivedAt } = quote
  const { primaryType, types, value } = sign
  const permit = permits.find((known) => known.primaryType === primaryType)
  const names = (types[primaryType] ?? []).map(({ name }) => name)
  // Every field must be known by name and place: one that is not could mean anything.
  if (!permit || names.join() !== permit.fields.join() || Object.keys(value).length !== names.length) {
    yield finding({
      rule: 'typed-data',
      message: `The wallet is asked to sign \`${primaryType}\`, which is not known to be safe.`,
      item,
      facts: { primaryType },
    })
    return
  }
  const block = (rule: BuiltInAuditRule, message: string, facts: AuditFinding['facts'] = {}) =>
    finding({ rule, message, item, facts })
  const domain = domainSchema(sign.domain)
  const amount = forDisplay(gasUnits)(value[permit.amount])
  const deadline = forDisplay(gasUnits)(value[permit.deadline])
  const owner = String(value[permit.owner])
  const receiver = String(value[permit.receiver])
  const { currency, amount: allowed } = details.currencyIn
  if (domain.chainId !== BigInt(parameters.originChainId)) {
    yield block('permit-chain', 'A permit is for another chain.')
  }
  if (!isSameAddress(domain.verifyingContract, currency.address)) {
    yield block('permit-token', 'A permit is for another token.')
  }
  if (!isSameAddress(owner, parameters.user)) {
    yield block('permit-owner', 'A permit is for another account.', { owner })
  }
  if (amount === undefined || amount > allowed) {
    yield block('permit-amount', 'A permit is above the quoted amount.', { allowed })
  }
  if (!isKnownReceiver(quote, receiver)) {
    yield block('permit-receiver', 'A permit is for a receiver that the quote does not name.', { receiver })
  }
  const seconds = (parameters.permitExpiry ?? defaultPermitSeconds) + clockSkewSeconds
  const latest = BigInt(Math.ceil(receivedAt / 1000) + seconds)
  if (deadline === undefined || deadline > latest) {
    yield block('permit-expiry', 'A permit is valid for longer than was asked.', { latest })
  }
}
