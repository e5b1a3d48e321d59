import type { ReactNode } from 'react'
import type { Looks } from './useLook.ts'

/** The element around a widget, in the brand and the width that the visitor chose. */
export function Stage({ look, width, children }: Pick<Looks, 'look' | 'width'> & { children: ReactNode }) {
  return (
    <div className="stage" data-look={look} data-width={width}>
      {children}
    </div>
  )
}
