import type { Quote } from '../../actions/getQuote.ts'
import type { AuditFinding } from '../../errors/quote.ts'
import type { SignableMessage, SignableTypedData } from '../../schemas/signature.ts'
import { isSameAddress } from '../../utils/address/address.ts'
import type { PlanItem, SignatureItem } from '../../decode/planItems.ts'
import { finding, type BuiltInAuditRule } from '../auditFinding.ts'
import { placesOf, type KnownContract, type Places } from '../placesOf.ts'
import { readPermit } from '../../decode/readPermit.ts'

/** How long a permit is valid when nothing else was asked, in seconds. */
const defaultPermitSeconds = 600

/** What the clocks of the service and of the page may differ by, in seconds. */
const clockSkewSeconds = 60

/** Letters, digits, punctuation and line breaks: what a wallet can show as it is. */
const printable = /^[\P{C}\n\r\t]+$/u

/** Texts that let whoever has them signed into a site (ERC-4361). */
const signIn = /sign[\s-]*in/i

/** Only messages that can be read, and permits for what is quoted, are signed. */
export function signsWhatIsKnown(contracts: readonly KnownContract[] | undefined) {
  return function* (quote: Quote, items: readonly PlanItem[]): Iterable<AuditFinding> {
    const places = placesOf(quote, contracts)
    for (const item of items) {
      if (item.kind !== 'signature') continue
      const { sign } = item.data
      if (sign.signatureKind === 'eip712') yield* checkPermit(quote, { sign, item, places })
      else yield checkMessage(sign, item)
    }
  }
}

function checkMessage({ message: text }: SignableMessage, item: SignatureItem): AuditFinding {
  if (/^0x/i.test(text) || !printable.test(text)) {
    const message = 'The wallet is asked to sign bytes that nobody can read.'
    return finding({ rule: 'blind-message', message, item })
  }
  const facts = { text }
  if (signIn.test(text)) {
    const message = 'The wallet is asked to sign in somewhere.'
    return finding({ rule: 'sign-in-message', message, item, facts })
  }
  const isOfRequest = item.requestId ? text.includes(item.requestId) : false
  const message = 'The wallet is asked to sign a text.'
  return finding({ rule: 'message', severity: isOfRequest ? 'info' : 'confirm', message, item, facts })
}

function* checkPermit(
  { details, parameters, receivedAt }: Quote,
  { sign, item, places }: { sign: SignableTypedData; item: SignatureItem; places: Places },
): Iterable<AuditFinding> {
  const permit = readPermit(sign)
  const { primaryType } = sign
  const block = (rule: BuiltInAuditRule, message: string, facts: AuditFinding['facts'] = {}) =>
    finding({ rule, message, item, facts })
  if (!permit) {
    yield block(
      'typed-data',
      `The wallet is asked to sign \`${primaryType}\`, which is not known to be safe.`,
      {
        primaryType,
      },
    )
    return
  }
  const { chainId, token, owner, receiver, amount, deadline } = permit
  const { currency, amount: allowed } = details.currencyIn
  if (chainId !== BigInt(parameters.originChainId)) {
    yield block('permit-chain', 'A permit is for another chain.', { chainId: chainId ?? '' })
  }
  if (!isSameAddress(token, currency.address)) {
    yield block('permit-token', 'A permit is for another token.', { token: token ?? '' })
  }
  if (!isSameAddress(owner, parameters.user)) {
    yield block('permit-owner', 'A permit is for another account.', { owner })
  }
  if (amount > allowed) {
    yield block('permit-amount', 'A permit is above the quoted amount.', { amount, allowed })
  }
  if (!places.isReceiver(receiver)) {
    yield block('permit-receiver', 'A permit is for a receiver that the quote does not name.', { receiver })
  }
  const seconds = (parameters.permitExpiry ?? defaultPermitSeconds) + clockSkewSeconds
  const latest = BigInt(Math.ceil(receivedAt / 1000) + seconds)
  if (deadline > latest) {
    yield block('permit-expiry', 'A permit is valid for longer than was asked.', { deadline, latest })
  }
}
