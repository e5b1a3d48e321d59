import { useClearHistory } from '@causeway/react'

export function Example() {
  const { clearHistory, data, isPending } = useClearHistory()
  return (
    <>
      <button type="button" disabled={isPending} onClick={() => clearHistory()}>
        Clear this browser’s history
      </button>
      {data && (
        <p role="status">
          {data.removed} removed, {data.kept} kept.
        </p>
      )}
    </>
  )
}
