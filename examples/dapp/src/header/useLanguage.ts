import type { Messages } from '@causeway/react'
import { loadMessages } from '@causeway/react/locales'
import { useEffect, useState } from 'react'

const key = 'demo-language'

/** The language of the widgets, which the page remembers, and their words. Until those are loaded, nothing is to be shown in others. */
export function useLanguage() {
  const [language, setLanguage] = useState(() => localStorage.getItem(key) ?? 'en')
  const [loaded, setLoaded] = useState<{ language: string; messages: Messages | undefined }>()
  useEffect(() => {
    let isWanted = true
    loadMessages(language).then(
      (messages) => {
        if (isWanted) setLoaded({ language, messages })
      },
      // The words that are there stay, or English ones.
      () => {
        if (isWanted) setLoaded((before) => before ?? { language, messages: undefined })
      },
    )
    return () => {
      isWanted = false
    }
  }, [language])
  return {
    language,
    messages: loaded?.messages,
    isLoaded: loaded !== undefined,
    chooseLanguage(next: string) {
      localStorage.setItem(key, next)
      setLanguage(next)
    },
  }
}
