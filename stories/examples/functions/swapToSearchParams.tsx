import { swapFromSearchParams, swapToSearchParams, SwapWidget } from '@causeway/react/widgets'
import { useState } from 'react'

// In a page: location.search, and history.replaceState for what changes.
const link = '?payAmount=25'

export function Example() {
  const [search, setSearch] = useState(link)
  return (
    <>
      <p>
        This form as a link: <code>{search}</code>
      </p>
      <SwapWidget
        {...swapFromSearchParams(link)}
        onChange={(value) => setSearch(`?${swapToSearchParams(value)}`)}
      />
    </>
  )
}
