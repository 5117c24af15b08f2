import { expect, test } from 'vitest'
import { remoteConfig } from '../../catalog/release/open-store.ts'

test('on Cloudflare only the bindings that hold content are opened', () => {
  const config = {
    compatibility_date: '2026-08-15',
    kv_namespaces: [{ binding: 'CONTENT', id: '1' }],
    r2_buckets: [
      { binding: 'MEDIA', bucket_name: 'media' },
      { binding: 'CONTACT_BUCKET', bucket_name: 'contact' },
    ],
    d1_databases: [
      { binding: 'DB', database_id: '2' },
      { binding: 'SEARCH_DB', database_id: '3' },
    ],
  }
  expect(remoteConfig(config)).toEqual({
    name: 'mazel-catalogue',
    compatibility_date: '2026-08-15',
    kv_namespaces: [{ binding: 'CONTENT', id: '1', remote: true }],
    r2_buckets: [{ binding: 'MEDIA', bucket_name: 'media', remote: true }],
    d1_databases: [{ binding: 'SEARCH_DB', database_id: '3', remote: true }],
  })
})
