ALTER TABLE "home_blocks" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD COLUMN "text_markdown" text;--> statement-breakpoint
-- Every block has its row, at the place that it had on the page so far.
INSERT INTO "home_blocks" ("name", "title")
SELECT "name", '' FROM (VALUES ('video'), ('catalogPreview'), ('orderSteps'), ('facts'), ('clients'), ('portfolio'), ('posts'), ('excursion'), ('testimonials')) AS "all" ("name")
WHERE EXISTS (SELECT FROM "site_properties") ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "home_blocks" SET "position" = array_position(ARRAY['video', 'catalogPreview', 'orderSteps', 'facts', 'clients', 'portfolio', 'posts', 'excursion', 'testimonials'], "name") - 1;--> statement-breakpoint
-- What is on the site already is there to be edited.
INSERT INTO "content_entries" ("kind", "subject_id", "title", "version", "published_version", "updated_at")
SELECT 'home', '1', 'Главная страница', 1, 1, date_trunc('milliseconds', now()) WHERE EXISTS (SELECT FROM "site_properties");
