import { TransferItem } from './TransferItem.tsx'
import { useNow } from './useNow.ts'
import { useTransfers } from './useTransfers.ts'

/** The recent transfers of the connected account. */
export function Transfers() {
  const { account, records, query } = useTransfers()
  const now = useNow()
  return (
    <section className="transfers" aria-labelledby="transfers-title" aria-busy={query.isLoading}>
      <h2 id="transfers-title">Recent transfers</h2>
      {!account && <p className="transfers-empty">Connect a wallet to see its transfers.</p>}
      {query.isLoading && <p className="transfers-empty">Reading your transfers …</p>}
      {query.isSuccess && records.length === 0 && (
        <p className="transfers-empty">No transfers yet. Your first one will show up here.</p>
      )}
      {records.length > 0 && (
        <ol>
          {records.map((record) => (
            <TransferItem key={record.id} record={record} now={now} />
          ))}
        </ol>
      )}
      {query.isError && (
        <div className="transfers-problem" role="alert">
          <p>Your transfers can’t be read right now. They go on all the same.</p>
          <button type="button" onClick={() => void query.refetch()}>
            Read again
          </button>
        </div>
      )}
      {query.hasNextPage && (
        <button type="button" onClick={() => void query.fetchNextPage()}>
          {query.isFetchingNextPage ? 'Reading …' : 'Show older transfers'}
        </button>
      )}
    </section>
  )
}
