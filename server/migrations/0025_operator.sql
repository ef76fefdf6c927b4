ALTER TABLE "site_properties" ALTER COLUMN "rating_tenths" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "site_properties" ALTER COLUMN "founded_year" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "site_properties" ADD COLUMN "legal_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_properties" ADD COLUMN "inn" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_properties" ADD COLUMN "ogrn" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Sites that name their address keep their forms open.
UPDATE "site_properties" SET "legal_name" = "name" WHERE "address" <> '';--> statement-breakpoint
-- Claims that a site without content started with.
UPDATE "site_properties" SET "tagline" = '', "rating_tenths" = 0, "founded_year" = 0
WHERE "name" = 'Фабрика' AND "phone" = '' AND "address" = '';
