ALTER TABLE "delivery_zones" ALTER COLUMN "position" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "faq_questions" ALTER COLUMN "position" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "layout_requirements" ALTER COLUMN "position" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "faq_questions" ADD COLUMN "answer_markdown" text;--> statement-breakpoint
-- What is on the site already is there to be edited.
INSERT INTO "content_entries" ("kind", "subject_id", "title", "position", "version", "published_version", "updated_at")
SELECT 'faq-question', "id"::text, "question", "position", 1, 1, date_trunc('milliseconds', now()) FROM "faq_questions" ORDER BY "position", "id";--> statement-breakpoint
INSERT INTO "content_entries" ("kind", "subject_id", "title", "position", "version", "published_version", "updated_at")
SELECT 'layout-requirement', "id"::text, "title", "position", 1, 1, date_trunc('milliseconds', now()) FROM "layout_requirements" ORDER BY "position", "id";--> statement-breakpoint
INSERT INTO "content_entries" ("kind", "subject_id", "title", "position", "version", "published_version", "updated_at")
SELECT 'delivery-zone', "id"::text, "name", "position", 1, 1, date_trunc('milliseconds', now()) FROM "delivery_zones" ORDER BY "position", "id";
