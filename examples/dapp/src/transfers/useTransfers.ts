import {
  useExecuteSteps,
  useRequests,
  useWallet,
  type RequestRecord,
  type UseRequestsReturnType,
} from '@causeway/react'

/** How often the list is read again while a transfer is under way, in milliseconds. */
const refreshMs = 1_000

/** Transfers on a page of the list. */
const pageSize = 5

export interface Transfers {
  account: string | undefined
  records: readonly RequestRecord[]
  query: UseRequestsReturnType
}

/** The transfers of the connected account, newest first; read again while one of them is under way. */
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
        return isSending || records.some(isUnderWay) ? refreshMs : false
      },
    },
  })
  return { account, records: query.data?.pages.flatMap(({ requests }) => requests) ?? [], query }
}

function isUnderWay({ state }: RequestRecord): boolean {
  return state !== 'success' && state !== 'refund' && state !== 'failure'
}
