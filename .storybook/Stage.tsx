import { useLayoutEffect, type ReactNode } from 'react'
import type { ToolbarValues } from './toolbar.ts'
import './stage.css'

interface StageProps extends Pick<ToolbarValues, 'mode' | 'direction' | 'width'> {
  /** The story has the page to itself, rather than a place in the documentation. */
  isPage: boolean
  children: ReactNode
}

/** The page around a story, as the toolbar wants it. */
export function Stage({ mode, direction, width, isPage, children }: StageProps) {
  useLayoutEffect(() => {
    // Scroll bars, and what is left of the window, follow.
    if (isPage) document.documentElement.style.colorScheme = mode
  }, [isPage, mode])
  return (
    <div className="stage" data-mode={mode} data-page={isPage} dir={direction}>
      <div className="stage-column" style={width === 'full' ? undefined : { inlineSize: `${width}px` }}>
        {children}
      </div>
    </div>
  )
}
