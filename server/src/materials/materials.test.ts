import { expect, it } from 'vitest'
import { describeServer } from '../../test/server-app.ts'

describeServer('materials', (server) => {
  const resultOf = async (url: string) => (await server().app.inject({ url })).json().result
  const src = expect.stringMatching(/^\/media\/tkan-[0-9a-f]{10}\.svg$/)

  it('have pictures, each a list whose first member is the address, and texts', async () => {
    expect(await resultOf('/api/v1/materials/CHINTZ')).toEqual({
      material: {
        erpId: 'CHINTZ',
        name: 'Ситец',
        images: [[src]],
        pictures: [expect.objectContaining({ src, width: 400, height: 500, color: '#b5232a' })],
        features: '<p>Тонкий</p>',
        description: '<p>Хлопок</p>',
        isUnion: false,
      },
    })
  })

  it('may be a union, which stands for others in an order of its own', async () => {
    expect((await resultOf('/api/v1/materials/ANY-COTTON')).material).toMatchObject({
      erpId: 'ANY-COTTON',
      isUnion: true,
      materials: [
        { erpId: 'SATIN', name: expect.any(String) },
        { erpId: 'CHINTZ', name: 'Ситец' },
      ],
    })
    const { materials } = await resultOf('/api/v1/union-materials/ANY-COTTON')
    expect(materials.map((member: { erpId: string }) => member.erpId)).toEqual(['SATIN', 'CHINTZ'])
    expect(materials[1]).toEqual((await resultOf('/api/v1/materials/CHINTZ')).material)
  })

  it('are no union by their own: asking whom one stands for is a 404', async () => {
    expect((await server().app.inject({ url: '/api/v1/union-materials/SATIN' })).statusCode).toBe(404)
  })
})
