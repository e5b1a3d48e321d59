import { ActivityWidget, emptyActivityFilters } from '@causeway/react/widgets'
import { useState } from 'react'

export function Example() {
  const [filters, setFilters] = useState(emptyActivityFilters)
  return (
    <>
      <button type="button" onClick={() => setFilters(emptyActivityFilters)}>
        Show everything
      </button>
      <ActivityWidget filters={filters} onFiltersChange={setFilters} />
    </>
  )
}
