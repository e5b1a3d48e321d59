import { render } from '@testing-library/react'
import * as React from 'react'
import { describe, expect, it } from 'vitest'
import { useOnChange } from '../../../../src/widgets/shared/hooks/useOnChange.ts'

/** Since React 19.2. */
const Activity: typeof React.Activity | undefined = React.Activity

function createRecorder() {
  const seen: string[] = []
  function Recorder({ value }: { value: string }) {
    useOnChange(value, () => seen.push(value))
    return null
  }
  return { Recorder, seen }
}

describe('useOnChange', () => {
  it('default: calls back once for each change, and not for the first value', () => {
    const { Recorder, seen } = createRecorder()
    const { rerender } = render(<Recorder value="one" />, { reactStrictMode: true })
    for (const value of ['one', 'two', 'two', 'three', 'one']) rerender(<Recorder value={value} />)
    expect(seen).toEqual(['two', 'three', 'one'])
  })

  if (Activity)
    it('behavior: ignores that a part is shown again, and reports then what changed while it was hidden', () => {
      if (!Activity) return
      const { Recorder, seen } = createRecorder()
      const page = (mode: 'visible' | 'hidden', value: string) => (
        <Activity mode={mode}>
          <Recorder value={value} />
        </Activity>
      )
      const { rerender } = render(page('visible', 'one'))
      rerender(page('visible', 'two'))
      rerender(page('hidden', 'two'))
      rerender(page('visible', 'two'))
      expect(seen).toEqual(['two'])
      rerender(page('hidden', 'three'))
      rerender(page('visible', 'three'))
      expect(seen).toEqual(['two', 'three'])
    })
})
