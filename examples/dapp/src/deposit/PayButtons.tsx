import { useDepositAddresses } from '@causeway/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatUnits, isAddress } from 'viem'
import { useConfig } from 'wagmi'
import { playScenario, readScenarios } from '../sandbox/scenarios.ts'
import type { PayFromElsewhere } from './payFromElsewhere.ts'

interface Payment {
  label: string
  /** What is sent of what was asked for, in per cent. */
  percent: bigint
  isLate?: true
}

const payments: readonly Payment[] = [
  { label: 'Pay exactly', percent: 100n },
  { label: 'Pay half', percent: 50n },
  { label: 'Pay twice as much', percent: 200n },
  { label: 'Pay too late', percent: 100n, isLate: true },
]

/** Plays the other wallet: sends to the newest address that waits, exactly or not. */
export function PayButtons({ pay }: { pay: PayFromElsewhere }) {
  const { pending } = useDepositAddresses({ wallets: 'all' })
  const { chains } = useConfig()
  const queryClient = useQueryClient()
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async ({ percent, isLate }: Payment) => {
      if (!terms || !chain || !isAddress(terms.address)) throw new Error('There is no address to pay to.')
      await setLate(isLate ?? false)
      void queryClient.invalidateQueries({ queryKey: ['scenarios'] })
      const value = (terms.pay.amount * percent) / 100n
      await pay(chain, terms.address, value)
      return `${formatUnits(value, chain.nativeCurrency.decimals)} ${chain.nativeCurrency.symbol} sent.`
    },
  })
  const terms = pending.find(({ status: state }) => state === 'waiting')?.terms
  const chain = chains.find(({ id }) => id === terms?.pay.chainId)
  if (!terms) return <p role="status">{data}</p>
  return (
    <section className="pay-buttons" aria-labelledby="pay-title">
      <h2 id="pay-title">Simulate the other wallet</h2>
      <p className="quiet">
        Pay <code>{terms.address}</code> from another account of the sandbox. It is{' '}
        {terms.type === 'strict'
          ? 'strict: only the exact amount goes through.'
          : 'open: any amount goes through.'}
      </p>
      <div className="dialog-buttons">
        {payments.map((payment) => (
          <button key={payment.label} type="button" disabled={isPending} onClick={() => mutate(payment)}>
            {payment.label}
          </button>
        ))}
      </div>
      <p role="status">{data}</p>
      <p className="problem">{error?.message}</p>
    </section>
  )
}

/** Has the sandbox take the next payment for one that comes too late, or ends that. */
async function setLate(isLate: boolean): Promise<void> {
  if (isLate) await playScenario('lateDeposit')
  else if ((await readScenarios()).scenario === 'lateDeposit') await playScenario('calm')
}
