import { useTokens } from '@causeway/react'
import { useQuery } from '@tanstack/react-query'
import { formatUnits, parseAbi, parseEventLogs, type Hex } from 'viem'
import { usePublicClient } from 'wagmi'

const transferAbi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 amount)'])

interface TransactionProps {
  chainId: number
  hash: Hex
}

/** What an explorer says of a transaction: how it ended, who sent what to whom, and what it cost. */
export function Transaction({ chainId, hash }: TransactionProps) {
  const { chains, tokens } = useTokens()
  const client = usePublicClient({ chainId })
  const chain = chains.find(({ id }) => id === chainId)
  const { data, error, isLoading } = useQuery({
    queryKey: ['explorer', chainId, hash],
    queryFn: async () => {
      if (!client) throw new Error('The sandbox runs no such chain.')
      const transaction = await client.getTransaction({ hash })
      // It has none until it is in a block.
      const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined)
      return { transaction, receipt }
    },
    // An unknown one is told at once, and still looked for.
    retry: false,
    refetchInterval: ({ state }) => (state.data?.receipt ? false : 2_000),
  })
  const native = chain?.nativeCurrency
  const nativeText = (amount: bigint) =>
    `${formatUnits(amount, native?.decimals ?? 18)} ${native?.symbol ?? ''}`
  const transfers = parseEventLogs({ abi: transferAbi, logs: data?.receipt?.logs ?? [] })
  return (
    <section className="explorer" aria-labelledby="explorer-title">
      <p>
        <a href="/">Back to Harbor</a>
      </p>
      <h1 id="explorer-title">Transaction on {chain?.name ?? `chain ${chainId}`}</h1>
      <p>
        <code>{hash}</code>
      </p>
      {isLoading && <p role="status">Loading transaction…</p>}
      {error && <p className="problem">Transaction not found on this network.</p>}
      {data && (
        <dl className="account-facts">
          <div>
            <dt>Status</dt>
            <dd>{statusOf(data.receipt?.status)}</dd>
          </div>
          <div>
            <dt>Block</dt>
            <dd>{data.receipt ? String(data.receipt.blockNumber) : 'none yet'}</dd>
          </div>
          <div>
            <dt>From</dt>
            <dd>
              <code>{data.transaction.from}</code>
            </dd>
          </div>
          <div>
            <dt>To</dt>
            <dd>
              <code>{data.transaction.to ?? 'a new contract'}</code>
            </dd>
          </div>
          <div>
            <dt>Value</dt>
            <dd>{nativeText(data.transaction.value)}</dd>
          </div>
          {transfers.map(({ address, args, logIndex }) => {
            const token = tokens.find(
              (known) => known.chainId === chainId && known.address.toLowerCase() === address.toLowerCase(),
            )
            return (
              <div key={logIndex}>
                <dt>Token transfer</dt>
                <dd>
                  {token
                    ? `${formatUnits(args.amount, token.decimals)} ${token.symbol}`
                    : `${args.amount} units`}{' '}
                  from <code>{args.from}</code> to <code>{args.to}</code>
                </dd>
              </div>
            )
          })}
          {data.receipt && (
            <div>
              <dt>Network fee</dt>
              <dd>{nativeText(data.receipt.gasUsed * data.receipt.effectiveGasPrice)}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}

function statusOf(status: 'success' | 'reverted' | undefined): string {
  if (status === undefined) return 'Pending'
  return status === 'success' ? 'Succeeded' : 'Reverted'
}
