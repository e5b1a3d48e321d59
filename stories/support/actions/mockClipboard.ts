/** Replaces the browser's clipboard, which a test can't control. */
export function mockClipboard({ exchanged }: { exchanged?: string } = {}) {
  const { clipboard, permissions } = navigator
  const own = {
    writeText: clipboard.writeText,
    readText: clipboard.readText,
    query: permissions.query,
  }
  const mock = {
    text: '',
    permission: 'granted' as PermissionState,
    restore() {
      clipboard.writeText = own.writeText
      clipboard.readText = own.readText
      permissions.query = own.query
    },
  }
  clipboard.writeText = async (text) => void (mock.text = text)
  clipboard.readText = async () => exchanged ?? mock.text
  permissions.query = async () => stateOf(mock.permission)
  return mock
}

function stateOf(state: PermissionState): PermissionStatus {
  // One cast: nothing here listens to changes.
  return { state } as PermissionStatus
}
