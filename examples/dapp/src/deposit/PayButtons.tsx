import { useDepositAddresses } from '@causeway/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatUnits, isAddress } from 'viem'
import { useConfig } from 'wagmi'
import {
  isNextDepositLate,
  playOneLateDeposit,
  playScenario,
  readScenarios,
  scenariosKey,
} from '../sandbox/scenarios.ts'
import type { PayFromElsewhere } from './payFromElsewhere.ts'

interface Payment {
  label: string
  /** What is sent of what was asked for, in per cent. */
  percent: bigint
  isLate?: boolean
}

const payments: readonly Payment[] = [
  { label: 'Pay exactly', percent: 100n },
  { label: 'Pay half', percent: 50n },
  { label: 'Pay twice as much', percent: 200n },
  { label: 'Pay too late', percent: 100n, isLate: true },
]

/** How often to look whether the late payment was taken, in milliseconds. */
const lookMs = 500

/** Plays the other wallet: sends to the newest address that waits, exactly or not. */
export function PayButtons({ pay }: { pay: PayFromElsewhere }) {
  const { pending } = useDepositAddresses({ wallets: 'all' })
  const { chains } = useConfig()
  const queryClient = useQueryClient()
  const { data: isLateNow = false } = useQuery({
    queryKey: scenariosKey,
    queryFn: readScenarios,
    select: isNextDepositLate,
    refetchInterval: ({ state }) => state.data !== undefined && isNextDepositLate(state.data) && lookMs,
  })
  const {
    mutate,
    isPending,
    error,
    data: paid,
  } = useMutation({
    mutationFn: async ({ percent, isLate = false }: Payment) => {
      if (!terms || !chain || !isAddress(terms.address)) throw new Error('There is no address to pay to.')
      const show = (played: unknown) => queryClient.setQueryData(scenariosKey, played)
      show(await (isLate ? playOneLateDeposit() : endLateDeposits()))
      const value = (terms.pay.amount * percent) / 100n
      try {
        await pay(chain, terms.address, value)
      } catch (error) {
        // Nothing was sent that could be late.
        show(await endLateDeposits())
        throw error
      }
      const text = `${formatUnits(value, chain.nativeCurrency.decimals)} ${chain.nativeCurrency.symbol} sent.`
      return { terms, text }
    },
  })
  const terms = pending.find(({ status: state }) => state === 'waiting')?.terms
  const chain = chains.find(({ id }) => id === terms?.pay.chainId)
  // How it ended is said by the widget.
  const isUnderWay = pending.some((deposit) => deposit.terms.requestId === paid?.terms.requestId)
  const told = (
    <p role="status">
      {isUnderWay && paid?.text} {isLateNow && 'The next payment counts as too late.'}
    </p>
  )
  // What is below stays where it is before there is an address, and once it is paid.
  const shown = terms ?? paid?.terms
  return (
    <section className="pay-buttons" aria-labelledby="pay-title">
      <h2 id="pay-title">Simulate the other wallet</h2>
      <p className="quiet">
        {shown ? (
          <>
            {terms ? 'Pay' : 'Paid'} <code>{shown.address}</code> from another account of the sandbox. It is{' '}
            {shown.type === 'strict'
              ? 'strict: if you send too little, you get it back; if you send too much, you get the extra back.'
              : 'open: if you send another amount, the provider decides what happens.'}
          </>
        ) : (
          'Once you have an address, pay to it from another account of the sandbox: exactly, too little, too much or too late. The widget shows what happens.'
        )}
      </p>
      <div className="dialog-buttons">
        {payments.map((payment) => (
          <button
            key={payment.label}
            type="button"
            // Not disabled: that would take the focus from the one that was pressed.
            aria-disabled={isPending || !terms || undefined}
            onClick={() => !isPending && terms && mutate(payment)}
          >
            {payment.label}
          </button>
        ))}
      </div>
      {told}
      <p className="problem">{error?.message}</p>
    </section>
  )
}

/** Has deposits come in time again; another situation that is played goes on. */
async function endLateDeposits(): Promise<unknown> {
  const played = await readScenarios()
  if (!isNextDepositLate(played)) return played
  return playScenario(played.scenario === 'lateDeposit' ? 'calm' : played.scenario)
}
