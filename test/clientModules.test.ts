import { expect, it } from 'vitest'
import { readSources } from './support/runner/readSources.ts'

// The build keeps one file for each module, and each keeps its first line.
it('default: marks every module that needs a browser’s React as a client module', () => {
  const sources = Object.entries(readSources('src'))
  const needing = sources.filter(([file, text]) => file.endsWith('.tsx') || usesHooks(text))
  expect(needing.length).toBeGreaterThan(80)
  expect(needing.filter(([, text]) => !text.startsWith("'use client'\n")).map(([file]) => file)).toEqual([])
})

it('default: marks no other module, so that a server may run it', () => {
  const sources = Object.entries(readSources('src'))
  const said = sources.filter(([, text]) => text.includes("'use client'")).map(([file]) => file)
  expect(said.filter((file) => !/^src\/(hooks|ui|wagmi|widgets)\//.test(file))).toEqual([])
})

/** Whether it imports a hook or makes a context, with React, a library on it, or a module of ours. */
function usesHooks(text: string): boolean {
  const imported = Array.from(text.matchAll(/^import \{([^}]*)\}/gm), ([, names = '']) => names.split(','))
  return imported.flat().some((name) => /^\s*(use[A-Z]\w*|createContext)\b/.test(name))
}
