import {
  useExecuteSteps,
  useRequests,
  useWallet,
  type RequestRecord,
  type UseRequestsReturnType,
} from '@causeway/react'

/** How often the list is read again, in milliseconds: often while a transfer is under way. */
const refreshMs = { underWay: 1_000, idle: 5_000 }

/** Transfers on a page of the list. */
const pageSize = 5

export interface Transfers {
  account: string | undefined
  records: readonly RequestRecord[]
  query: UseRequestsReturnType
}

/** The transfers of the connected account, newest first, kept up to date. */
export function useTransfers(): Transfers {
  const account = useWallet()?.address
  const { status } = useExecuteSteps().state
  const isSending = status === 'confirming' || status === 'filling'
  const query = useRequests({
    user: account,
    limit: pageSize,
    query: {
      enabled: account !== undefined,
      refetchInterval: ({ state }) => {
        const records = state.data?.pages.flatMap(({ requests }) => requests) ?? []
        return isSending || records.some(isUnderWay) ? refreshMs.underWay : refreshMs.idle
      },
    },
  })
  return { account, records: query.data?.pages.flatMap(({ requests }) => requests) ?? [], query }
}

function isUnderWay({ state }: RequestRecord): boolean {
  return state !== 'success' && state !== 'refund' && state !== 'failure'
}
