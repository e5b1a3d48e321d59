import { replaceEqualDeep } from '@tanstack/react-query'
import type { Quote } from '../../../actions/getQuote.ts'
import { checkArgument } from '../../../errors/checks/checkKinds.ts'
import { checkObject } from '../../../errors/checks/checkObject.ts'
import { createStore, type Store } from '../../../utils/events/createStore.ts'
import { withoutInvisible } from '../../../utils/text/withoutInvisible.ts'
import { isSameToken, type TokenId } from '../../../utils/address/tokenId.ts'
import { derive, type DerivedSwap } from './derive.ts'
import { blockingReason } from './reasons/swapReason.ts'
import { createAmountParser, type ParseSwapAmount } from './entered/parseSwapAmount.ts'
import { isSameValue, type SwapChangeReason, type SwapValue } from './entered/swapValue.ts'
import type { SwapDepositProps } from './settings/swapSettings.ts'
import type { SwapActions } from './swapActions.ts'
import type { SwapFacts } from './swapFacts.ts'

/** What the form holds. */
export interface SwapFormState {
  value: SwapValue
  /** What was entered when typing paused, by which a quote is asked for. */
  committed: SwapValue
  /** Risks that the person accepted, each for what it was shown with. */
  acceptedRisks: readonly string[]
  /** Why the page refused to go on; gone with the next change. */
  veto: string | undefined
  /** The quote that is being reviewed; the form asks for no other one by itself meanwhile. */
  reviewed: Quote | undefined
  /** How often the review was opened. */
  reviews: number
  /** The quote whose figures the person accepted last, for the present value. */
  acceptedQuote: Quote | undefined
  /** The page is asked whether it lets the transfer happen. */
  isVetoPending: boolean
  /** No new quotes are asked for by themselves. */
  isAutoRefreshOff: boolean
  /** With what the deposit address panel stands in the place of the form; undefined for the form itself. */
  deposit: Pick<SwapDepositProps, 'quoteParameters' | 'defaultValue' | 'defaultRequestId'> | undefined
}

export type SwapChangeListener = (next: SwapValue, reason: SwapChangeReason) => void

/** The form's state, kept outside of React so that a key re-renders only what shows the amount. */
export interface SwapStore extends Pick<Store<SwapFormState>, 'getState' | 'subscribe'> {
  actions: SwapActions
  /** What follows from the state and these facts: derived once for all parts that ask. */
  derive(facts: SwapFacts): DerivedSwap
  /** Parses the amount of a value, once for all who ask. */
  parseAmount: ParseSwapAmount
  update(change: Partial<Omit<SwapFormState, 'value' | 'committed'>>): void
  /** Commits what is entered now, as a pause in typing does. */
  commit(): void
  /** Takes what the page dictates; these fields change only by its will. */
  control(controlled: Partial<SwapValue>): void
  /** Forgets the veto and the quote that was reviewed or accepted, as a changed value does. */
  restart(): void
  /** Empties what was entered for a transfer of a wallet that is gone: amount and parties. */
  clear(): void
  /** Tells the page what the person wants, whether or not it lets that happen. One listener at a time. */
  setChangeListener(onChange: SwapChangeListener): void
}

export interface CreateSwapStoreOptions {
  initial: SwapValue
  /** What the page dictates. @default nothing */
  controlled?: Partial<SwapValue> | undefined
  /** The sides never change places: one of them is the page's. @default false */
  keepsSides?: boolean | undefined
}

const sides = ['pay', 'receive']

/** What was entered, without what nobody sees. */
function textOf(caller: string, argument: Readonly<Record<string, string>>): string {
  const [[name, value] = ['', '']] = Object.entries(argument)
  checkArgument(caller, name, value, 'text')
  return withoutInvisible(value)
}

function checkToken(side: 'pay' | 'receive', token: TokenId): void {
  checkArgument('setToken', 'side', side, sides)
  checkObject(token, 'setToken', 'token')
  checkArgument('setToken', 'token.chainId', token.chainId, 'chainId')
  checkArgument('setToken', 'token.address', token.address, 'address')
}

/** Changes that come letter by letter; all others are whole. */
const typed: ReadonlySet<SwapChangeReason> = new Set(['amount', 'recipient', 'refundTo', 'slippage'])

/** What was answered to one value of the form; each change of it clears that. */
const noAnswers = { veto: undefined, reviewed: undefined, acceptedQuote: undefined }

function saidOf({ reasons, submission, notice, depositWay }: DerivedSwap) {
  return { reasons, submission, notice, depositWay }
}

export function createSwapStore({
  initial,
  controlled = {},
  keepsSides = false,
}: CreateSwapStoreOptions): SwapStore {
  let dictated = controlled
  let onChange: SwapChangeListener = () => {}
  let last: { state: SwapFormState; facts: SwapFacts; derived: DerivedSwap } | undefined
  const parseAmount = createAmountParser()
  const first = { ...initial, ...dictated }
  const store = createStore<SwapFormState>({
    value: first,
    committed: first,
    acceptedRisks: [],
    ...noAnswers,
    reviews: 0,
    isVetoPending: false,
    isAutoRefreshOff: false,
    deposit: undefined,
  })

  function update(change: Partial<SwapFormState>): void {
    store.setState({ ...store.getState(), ...change })
  }

  function take(value: SwapValue, isWhole: boolean): void {
    if (isSameValue(value, store.getState().value)) return
    update({ value, ...noAnswers, ...(isWhole && { committed: value }) })
  }

  function change(wish: Partial<SwapValue>, reason: SwapChangeReason): void {
    const wanted = { ...store.getState().value, ...wish }
    const value = { ...wanted, ...dictated }
    take(isSameValue(value, wanted) ? wanted : value, !typed.has(reason))
    onChange(wanted, reason)
  }

  function switchSides(): void {
    if (keepsSides) return
    const { pay, receive } = store.getState().value
    change({ pay: receive, receive: pay }, 'switchSides')
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    derive(facts) {
      const state = store.getState()
      if (last?.state === state && last.facts === facts) return last.derived
      const next = derive(state, facts, parseAmount)
      // What says the same stays the same, so that a key renders nothing that shows it.
      const said = replaceEqualDeep(last && saidOf(last.derived), saidOf(next))
      last = { state, facts, derived: { ...next, ...said, reason: blockingReason(said.reasons) } }
      return last.derived
    },
    parseAmount,
    update,
    commit: () => update({ committed: store.getState().value }),
    control(next) {
      dictated = next
      take({ ...store.getState().value, ...dictated }, true)
    },
    restart() {
      const value = { ...store.getState().value }
      update({ value, committed: value, ...noAnswers })
    },
    clear() {
      const { acceptedQuote } = store.getState()
      change({ amount: '', recipient: '', refundTo: '' }, 'otherWallet')
      // By it the form knows that transfer again, should the wallet come back.
      update({ acceptedQuote })
    },
    setChangeListener(listener) {
      onChange = listener
    },
    actions: {
      setAmount(side, amount, reason = 'amount') {
        checkArgument('setAmount', 'side', side, sides)
        change({ side, amount: textOf('setAmount', { amount }) }, reason)
      },
      setToken(side, token) {
        checkToken(side, token)
        const other = side === 'pay' ? 'receive' : 'pay'
        if (!keepsSides && isSameToken(store.getState().value[other], token)) switchSides()
        else change({ [side]: token }, 'token')
      },
      switchSides,
      setRecipient: (address) => change({ recipient: textOf('setRecipient', { address }) }, 'recipient'),
      setRefundTo: (address) => change({ refundTo: textOf('setRefundTo', { address }) }, 'refundTo'),
      setSlippage: (percent) => change({ slippage: textOf('setSlippage', { percent }) }, 'slippage'),
      setTopupGas: (topupGas) => change({ topupGas }, 'topupGas'),
      setUsePermit: (usePermit) => change({ usePermit }, 'usePermit'),
      acceptRisk(risk, isAccepted) {
        const others = store.getState().acceptedRisks.filter((other) => other !== risk)
        update({ acceptedRisks: isAccepted ? [...others, risk] : others })
      },
      pauseQuotes: (isAutoRefreshOff) => update({ isAutoRefreshOff }),
    },
  }
}
