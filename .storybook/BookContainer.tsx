import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { bookThemes } from './bookThemes.ts'
import { readToolbar } from './toolbar.ts'
import '../stories/book/book.css'

/** A page of documentation, light or dark as the toolbar says. */
export function BookContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const mode = useMode()
  useEffect(() => {
    document.documentElement.style.colorScheme = mode
  }, [mode])
  return (
    <DocsContainer {...props} theme={bookThemes[mode]}>
      <div className="book">{children}</div>
    </DocsContainer>
  )
}

interface GlobalsEvent {
  globals: Readonly<Record<string, unknown>>
}

function useMode() {
  const channel = addons.getChannel()
  const [globals, setGlobals] = useState<GlobalsEvent['globals']>(() => {
    const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
    return (last as GlobalsEvent | undefined)?.globals ?? {}
  })
  useEffect(() => {
    const follow = (event: GlobalsEvent) => setGlobals(event.globals)
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  return readToolbar(globals).mode
}
