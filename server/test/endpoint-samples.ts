import type { EndpointName } from '@rapport/contract/endpoints/endpoint-routes'
import { goodPassword } from './accounts-app.ts'
import { validFields } from './order-form.ts'
import { INSERTED_SHA256 } from './proofs/insert-proof.ts'

/** Input of an endpoint: path parameters, query, JSON body. */
export interface EndpointSample {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** Valid path parameters that match no resource. */
  unknown?: Record<string, string>
}

/** Customer of the samples, with a code for each purpose. */
export interface SampledMember {
  orderNumber: string
  /** Another order: a cancelled one takes nothing any more. */
  cancelledNumber: string
  /** Id of a stored calculation. */
  calculationId: string
  /** Tokens of two sent offers. */
  offerTokens: readonly [string, string]
  /** Tokens of two sent proofs. */
  proofTokens: readonly [string, string]
  registration: { email: string; code: string }
  recovery: { email: string; code: string }
}

/** Returns an input for every endpoint that answers 200 in the small factory. */
export function endpointSamples({
  orderNumber,
  cancelledNumber,
  calculationId,
  offerTokens: [offer, otherOffer],
  proofTokens: [proof, otherProof],
  registration,
  recovery,
}: SampledMember) {
  const passwords = { password: goodPassword, passwordConfirmation: goodPassword }
  const bySlug = (slug: string) => ({ params: { slug }, unknown: { slug: 'nowhere' } })
  const byId = (id: string) => ({ params: { id }, unknown: { id: '2147483647' } })
  const byUuid = (id: string) => ({ params: { id }, unknown: { id } })
  const byErpId = (erpId: string) => ({ params: { erpId }, unknown: { erpId: 'NOWHERE' } })
  return {
    getSite: {},
    getHomePage: {},
    getHomeBlocks: {},
    getOrderSteps: {},
    getVideoBlock: {},
    getClients: {},
    getLicenses: {},
    getHelp: {},
    getDeliveryZones: {},
    getTextPage: bySlug('policy'),
    getSeo: { query: { groupName: 'page', entityId: '/' } },
    getCities: {},
    getContacts: {},
    getContact: byId('7'),
    getPosts: { query: { offset: '0', limit: '4', tag: 'ткани' } },
    getPostCounts: { query: { ids: '1,2' } },
    getPost: bySlug('sitec'),
    likePost: byId('1'),
    getCatalog: {},
    getCatalogItem: bySlug('polo'),
    getCatalogCards: { query: { ids: '3,4' } },
    getCatalogItemPrices: bySlug('polo'),
    getCatalogItemOperations: bySlug('polo'),
    getCatalogItemLikes: byId('1'),
    getCatalogProducts: { ...bySlug('futbolki'), query: { sort: 'price' } },
    listProducts: { query: { material: 'CHINTZ,SATIN' } },
    searchCatalog: { query: { name: 'поло' } },
    getPopularQueries: {},
    likeCatalogItem: byId('1'),
    getPriceTable: { params: { erpId: 'POLO-1', index: '0' }, unknown: { erpId: 'POLO-1', index: '100' } },
    getMaterial: byErpId('CHINTZ'),
    getUnionMaterials: byErpId('ANY-COTTON'),
    getCalculationTables: { query: { itemId: '4', cityId: '1' } },
    estimateCalculation: { body: { lines: [{ itemId: 4, quantity: 10, operations: [] }], term: 'normal' } },
    createCalculation: { body: { lines: [{ itemId: 4, quantity: 10, operations: [] }], term: 'normal' } },
    getCalculation: { params: { id: calculationId }, unknown: { id: 'AAAAAAAAAAAAAAAAAAAAAA' } },
    getPublicOffer: { params: { token: offer }, unknown: { token: 'A'.repeat(43) } },
    acceptOffer: { params: { token: offer }, body: { version: 1, name: 'Анна Ткачёва' } },
    declineOffer: { params: { token: otherOffer }, body: { version: 1, reason: 'price' } },
    askAboutOffer: { params: { token: offer }, body: { text: 'Можно ли раньше?' } },
    getPublicProof: { params: { token: proof }, unknown: { token: 'A'.repeat(43) } },
    approveProof: {
      params: { token: proof },
      body: { version: 1, sha256: INSERTED_SHA256, name: 'Анна Ткачёва' },
    },
    requestProofChanges: { params: { token: otherProof }, body: { version: 1, text: 'Логотип крупнее' } },
    commentProof: { params: { token: otherProof }, body: { version: 1, text: 'Тут опечатка' } },
    sendOrderMail: {
      body: {
        ...validFields,
        additionalComment: 'Срочно',
        isCatalog: '1',
        policy: '1',
        cityId: '7',
        clientCity: 'Тула',
        clientCountry: 'Россия',
        referrerUrl: 'https://example.ru/',
        utmSource: 'vk',
        utmMedium: 'cpc',
        utmCampaign: 'осень',
        utmContent: '1',
        utmTerm: 'пошив',
        repeatFiles: '',
      },
    },
    getUser: {},
    updateUser: {
      body: { name: 'Анна', phone: '+79001234567', company: 'Ткань', inn: '7707083893', cityId: 7 },
    },
    register: { body: { email: 'vera@example.ru' } },
    storePassword: {
      body: { ...registration, name: 'Вера', phone: '+79001234568', policy: '1', ...passwords },
    },
    login: { body: { email: recovery.email, password: goodPassword } },
    createSessionTransfer: { body: { cityId: 7 } },
    completeSessionTransfer: { body: { transferCode: 'x'.repeat(43) } },
    logout: {},
    forgotPassword: { body: { email: 'vera@example.ru' } },
    resetPassword: { body: { ...recovery, ...passwords } },
    changePassword: { body: { currentPassword: goodPassword, ...passwords } },
    requestEmailChange: { body: { email: 'olga@example.ru', currentPassword: goodPassword } },
    changeEmail: { body: { email: 'olga@example.ru', code: '000000' } },
    getUserCompany: {},
    updateUserCompany: {
      body: {
        version: 0,
        name: 'Ткань',
        inn: '7707083893',
        kpp: '770701001',
        legalAddress: 'Москва, улица Ткачей, 1',
        deliveryAddresses: ['Тула, улица Ткачей, 2'],
        contacts: [{ name: 'Вера', post: 'Закупщица', phone: '+79001234567', email: 'vera@example.ru' }],
      },
    },
    getUserCart: {},
    updateUserCart: {
      body: {
        version: 0,
        lines: [
          {
            itemId: 4,
            itemTitle: 'Поло',
            unit: 'шт',
            variant: 'POLO-1/0',
            variantTitle: 'С\u00A0вышивкой',
            material: 'PIQUE/Пике',
            baseColor: 'белый',
            isSized: true,
            sizes: { M: 20, L: 30 },
          },
        ],
      },
    },
    confirmCode: { body: { purpose: 'export' } },
    exportUser: { body: { code: '000000' } },
    removeUser: { body: { code: '000000' } },
    getUserOrders: { query: { limit: '5' } },
    getUserOrder: { params: { number: orderNumber }, unknown: { number: '99-999999' } },
    getUserOrderFile: {
      params: { number: orderNumber, id: '00000000-0000-4000-8000-000000000000' },
      unknown: { number: orderNumber, id: '00000000-0000-4000-8000-000000000000' },
    },
    cancelUserOrder: { params: { number: cancelledNumber }, unknown: { number: '99-999999' } },
    sendUserOrderMessage: { params: { number: orderNumber }, body: { text: 'Можно ли раньше?' } },
    updateUserOrderRequisites: {
      params: { number: orderNumber },
      body: { version: 0, name: 'ООО «Весна»', inn: '7707083893', kpp: '770701001', address: 'Тула' },
    },
    readUserOrderMessages: { params: { number: orderNumber }, unknown: { number: '99-999999' } },
    getUserSessions: {},
    endUserSession: byUuid('00000000-0000-4000-8000-000000000000'),
    endOtherSessions: {},
    logoutEverywhere: {},
    getUserPasskeys: {},
    createPasskeyOptions: { body: { currentPassword: goodPassword } },
    createPasskey: { body: { name: 'Телефон', credential: '{}' } },
    updatePasskey: { params: { id: '00000000-0000-4000-8000-000000000000' }, body: { name: 'Телефон' } },
    deletePasskey: byUuid('00000000-0000-4000-8000-000000000000'),
    createPasskeyLoginOptions: {},
    loginByPasskey: { body: { credential: '{}' } },
    getUserFavorites: { query: { subject: 'catalog' } },
    removeUserFavorite: { params: { subject: 'catalog', id: '1' } },
    getUserPrices: { query: { ids: '3,4' } },
  } satisfies Record<EndpointName, EndpointSample>
}
