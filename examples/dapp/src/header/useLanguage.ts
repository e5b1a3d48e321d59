import type { Messages } from '@causeway/react'
import { loadMessages } from '@causeway/react/locales'
import { useEffect, useState } from 'react'

const key = 'demo-language'

/** The language of the widgets, which the page remembers, and their words once they are loaded. */
export function useLanguage() {
  const [language, setLanguage] = useState(() => localStorage.getItem(key) ?? 'en')
  const [loaded, setLoaded] = useState<{ language: string; messages: Messages | undefined }>()
  useEffect(() => {
    let isWanted = true
    loadMessages(language).then(
      (messages) => {
        if (isWanted) setLoaded({ language, messages })
      },
      // The words that are there stay.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [language])
  return {
    language,
    messages: loaded?.messages,
    chooseLanguage(next: string) {
      localStorage.setItem(key, next)
      setLanguage(next)
    },
  }
}
