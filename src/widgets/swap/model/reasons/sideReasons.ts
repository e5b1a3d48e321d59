import type { FormSide } from '../../../shared/model/formSide.ts'
import { isSameToken } from '../../../../utils/tokens/tokenId.ts'
import type { FoundReason } from './swapReason.ts'
import type { SwapReasonsInput } from './swapReasonsInput.ts'

/** Reasons about the token of a side. */
export function* sideReasons(field: FormSide, input: SwapReasonsInput): Iterable<FoundReason> {
  const { id, token, chain, isKnownChain, isAllowed, isEvm, isPaidToDepositAddress } = input[field]
  if (!id) yield { code: 'chooseToken', field, kind: 'todo', message: 'reason.chooseToken' }
  else if (!token) {
    yield {
      code: 'unknownToken',
      field,
      kind: 'error',
      ...(isKnownChain
        ? { message: 'reason.unknownToken' }
        : { message: 'reason.unknownChain', values: { chain: String(id.chainId) } }),
    }
  } else if (!isAllowed) {
    const values = { symbol: input.symbols[field], chain }
    yield { code: 'notAllowed', field, kind: 'error', message: 'reason.notAllowed', values }
  } else if (field === 'pay' && !isEvm && !isPaidToDepositAddress) {
    yield { code: 'depositOnly', field, kind: 'error', message: 'reason.depositOnly', values: { chain } }
  }
}

/** The reason that the selected token isn't paid from the wallet. */
export function* wayToPayReasons({
  pay: { token, isAllowed, isPaidToDepositAddress, chain },
  opensDeposit,
}: SwapReasonsInput): Iterable<FoundReason> {
  if (!token || !isAllowed || !isPaidToDepositAddress) return
  yield {
    code: 'depositOnly',
    field: undefined,
    kind: 'todo',
    message: 'reason.payByDeposit',
    label: opensDeposit ? 'deposit.title' : undefined,
    values: { chain },
  }
}

/** Reasons about both tokens together. */
export function* pairReasons({
  pay,
  receive,
  isAllowedPair,
  isPayment,
}: SwapReasonsInput): Iterable<FoundReason> {
  if (isSameToken(pay.token, receive.token) && !isPayment) {
    yield { code: 'sameToken', field: 'receive', kind: 'error', message: 'reason.sameToken' }
  } else if (pay.token && receive.token && !isAllowedPair) {
    yield { code: 'notAllowed', field: 'receive', kind: 'error', message: 'reason.pairNotAllowed' }
  }
}
