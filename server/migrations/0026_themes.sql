CREATE TABLE "themes" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"ground" text NOT NULL,
	"text" text NOT NULL,
	"accent" text NOT NULL,
	"dark" text NOT NULL,
	"mark" text NOT NULL,
	"radius" integer NOT NULL,
	"ornament" text NOT NULL,
	"footer" text NOT NULL,
	CONSTRAINT "themes_single" CHECK ("themes"."id" = 1)
);
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "themes" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
-- A site that exists gets the theme that it has had. A new site gets it from the seed.
INSERT INTO "themes" ("name", "ground", "text", "accent", "dark", "mark", "radius", "ornament", "footer")
SELECT E'Кумач и\u00A0индиго', '#f4efe6', '#1a1815', '#b5232a', '#1f2a5a', '#d49a2a', 25, 'prints', 'dark' FROM "site_properties";
--> statement-breakpoint
WITH "entry" AS (
	INSERT INTO "content_entries" ("kind", "subject_id", "title", "version", "published_version", "updated_at")
	SELECT 'theme', '1', "name", 1, 1, now() FROM "themes" RETURNING "id"
)
INSERT INTO "content_versions" ("entry_id", "number", "reason", "is_published", "snapshot", "created_at")
SELECT "entry"."id", 1, 'seed', true, jsonb_build_object('title', "name") || to_jsonb("themes") - 'id' - 'name', now() FROM "entry", "themes";
