ALTER TABLE "licenses" ALTER COLUMN "position" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "stories" ALTER COLUMN "position" SET DATA TYPE double precision;--> statement-breakpoint
-- What is on the site already is there to be edited.
INSERT INTO "content_entries" ("kind", "subject_id", "title", "position", "version", "published_version", "updated_at")
SELECT 'story', "id"::text, "title", "position", 1, 1, date_trunc('milliseconds', now()) FROM "stories" ORDER BY "position", "id";--> statement-breakpoint
INSERT INTO "content_entries" ("kind", "subject_id", "title", "position", "version", "published_version", "updated_at")
SELECT 'licence', "id"::text, "title", "position", 1, 1, date_trunc('milliseconds', now()) FROM "licenses" ORDER BY "position", "id";--> statement-breakpoint
INSERT INTO "content_entries" ("kind", "subject_id", "title", "version", "published_version", "updated_at")
SELECT 'site', "id"::text, "name", 1, 1, date_trunc('milliseconds', now()) FROM "site_properties";
