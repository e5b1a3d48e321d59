import '@causeway/react/styles.css'
import type { ReactNode } from 'react'
import { Provider } from './Provider'

export const metadata = { title: 'Next, with the proxy', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Provider>{children}</Provider>
      </body>
    </html>
  )
}
