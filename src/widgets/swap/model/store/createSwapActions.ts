import { formSides, type FormSide } from '../../../shared/model/formSide.ts'
import { InvalidArgumentError } from '../../../../errors/argument.ts'
import { checkArgument } from '../../../../errors/checks/checkKinds.ts'
import { checkObject } from '../../../../errors/checks/checkObject.ts'
import type { Token } from '../../../../utils/tokens/token.ts'
import { isSameToken, type TokenId } from '../../../../utils/tokens/tokenId.ts'
import { toEntry } from '../../../../utils/format/formatForEntry.ts'
import { withoutInvisible } from '../../../../utils/text/withoutInvisible.ts'
import { findToken } from '../../../shared/model/tokens/findToken.ts'
import type { SwapChangeReason, SwapValue } from '../entered/swapValue.ts'
import type { SwapActions } from './swapActions.ts'
import type { SwapFormState } from './swapFormState.ts'

interface CreateSwapActionsParameters {
  /** The form with the pending changes. */
  getState: () => SwapFormState
  update: (change: Partial<SwapFormState>) => void
  /** The tokens that the page knows. */
  getTokens: () => readonly Token[]
  /** Whether the page has locked a side, so that the sides can't be switched. */
  keepsSides: () => boolean
  /** What the user wants to change. */
  change: (requested: Partial<SwapValue>, reason: SwapChangeReason) => void
}

/** Creates the actions of a form's store. Each checks its arguments, for untyped pages. */
export function createSwapActions({
  getState,
  getTokens,
  keepsSides,
  change,
  update,
}: CreateSwapActionsParameters): SwapActions {
  function switchSides(): void {
    if (keepsSides()) return
    const { pay, receive } = getState().value
    change({ pay: receive, receive: pay }, 'switchSides')
  }

  return {
    setAmount(side, amount, reason = 'amount') {
      checkArgument('setAmount', 'side', side, formSides)
      change({ side, amount: textOf('setAmount', { amount }) }, reason)
    },
    setToken(side, token) {
      checkToken(side, token)
      const other = side === 'pay' ? 'receive' : 'pay'
      if (!keepsSides() && isSameToken(getState().value[other], token)) switchSides()
      else change({ [side]: token }, 'token')
    },
    setBaseUnits(side, amount, reason = 'fraction') {
      checkArgument('setBaseUnits', 'side', side, formSides)
      checkAmount(amount)
      const { value, locale } = getState()
      const token = findToken(getTokens(), value[side])
      if (token) change({ side, amount: toEntry(amount, { ...token, locale }) }, reason)
    },
    switchSides,
    setRecipient: (address) => change({ recipient: textOf('setRecipient', { address }) }, 'recipient'),
    setRefundTo: (address) => change({ refundTo: textOf('setRefundTo', { address }) }, 'refundTo'),
    setSlippage: (percent) => change({ slippage: textOf('setSlippage', { percent }) }, 'slippage'),
    setTopupGas: (isOn) => change({ topupGas: flagOf('setTopupGas', { isOn }) }, 'topupGas'),
    setUsePermit: (isOn) => change({ usePermit: flagOf('setUsePermit', { isOn }) }, 'usePermit'),
    setRiskAccepted: (risk, isAccepted) =>
      update({ acceptedRisks: answerRisk(getState().acceptedRisks, risk, isAccepted) }),
    setAutoRefresh: (isOn) => update({ isAutoRefreshOff: !flagOf('setAutoRefresh', { isOn }) }),
  }
}

/** The entered text without invisible characters. */
function textOf(caller: string, argument: Readonly<Record<string, string>>): string {
  const [[name, value] = ['', '']] = Object.entries(argument)
  checkArgument(caller, name, value, 'text')
  return withoutInvisible(value)
}

/** A boolean, checked since the text "false" of an untyped page would count as true. */
function flagOf(caller: string, argument: Readonly<Record<string, boolean>>): boolean {
  const [[name, value] = ['', false]] = Object.entries(argument)
  checkArgument(caller, name, value, 'boolean')
  return value
}

function answerRisk(accepted: readonly string[], risk: string, isAccepted: boolean): readonly string[] {
  checkArgument('setRiskAccepted', 'risk', risk, 'text')
  const others = accepted.filter((other) => other !== risk)
  return flagOf('setRiskAccepted', { isAccepted }) ? [...others, risk] : others
}

function checkToken(side: FormSide, token: TokenId): void {
  checkArgument('setToken', 'side', side, formSides)
  checkObject(token, 'setToken', 'token')
  checkArgument('setToken', 'token.chainId', token.chainId, 'chainId')
  checkArgument('setToken', 'token.address', token.address, 'address')
}

function checkAmount(amount: bigint): void {
  if (typeof amount === 'bigint' && amount >= 0n) return
  const rule = 'it must be a bigint in base units, zero or more'
  throw new InvalidArgumentError({ caller: 'setBaseUnits', argument: 'amount', rule })
}
