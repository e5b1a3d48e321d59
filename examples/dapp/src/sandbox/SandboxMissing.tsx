/** Stands in for the page when its server does not know a sandbox. */
export function SandboxMissing({ error }: { error: unknown }) {
  return (
    <main className="missing">
      <h1>The sandbox is not running</h1>
      <p role="alert">
        This page needs local chains and a provider. Start them with <code>npm start</code>, then load the
        page again.
      </p>
      <p className="quiet">{error instanceof Error ? error.message : String(error)}</p>
    </main>
  )
}
