import { expect, it } from 'vitest'
import { describeServer } from '../../test/server-app.ts'

describeServer('materials', (server) => {
  const resultOf = async (url: string) => (await server().app.inject({ url })).json().result
  const src = expect.stringMatching(/^\/media\/tkan-[0-9a-f]{10}\.svg$/)

  it('have pictures, each a list that begins with the URL, and texts', async () => {
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

  it('include unions, whose members have their own order', async () => {
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

  it('answer 404 to a request for the members of a single material', async () => {
    expect((await server().app.inject({ url: '/api/v1/union-materials/SATIN' })).statusCode).toBe(404)
  })
})
